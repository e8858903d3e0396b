// Games of two to five players, as lists of turns: what each seat wrote, from seat 0.
import { engine } from '../src/engine/engine';
import type { Seat } from '../src/table/protocol';
import { ScriptedTable } from '../src/table/scripted';
import type { TableView } from '../src/table/session';

const names = ['Ines', 'Bruno', 'Marta', 'Theo', 'Yuki'];
const played = [
  ['444', '761', '444', '220', '513'],
  ['550', '832', '311', '931', '846'],
  ['817', '900', '920', '774', '077'],
  ['333', '455', '758', '658', '999'],
  ['926', null, '666', null, '222'],
  ['810', '665', '739', '442', '503'],
  ['533', '904', '851', '933', '871'],
  ['742', '222', '666', '088', '999'],
  ['966', '733', '420', '155', '642'],
  [null, '811', null, '677', null],
];
const example = ['444', '761', '342', '220', '513'];

export interface Case {
  turns: (string | null)[][];
  seats: Partial<Seat>[];
  seat: number | null;
}

const thinking: Partial<Seat>[] = [{}, { sha256: 'x' }, {}, { bot: 'hard', sha256: 'x' }, {}];
const base: Case = { turns: played.slice(0, 7), seats: thinking, seat: 0 };
export const cases: Record<string, Case> = {
  first: { ...base, turns: [] },
  choose: base,
  away: { ...base, seats: [{}, { left: true }, { stand_in: 'easy' }, { bot: 'hard' }, {}] },
  chain: { ...base, turns: [] },
  check: { ...base, turns: [] },
  round: { ...base, turns: played.slice(0, 4) },
  end: { ...base, turns: played.slice(0, 9) },
  out: {
    ...base,
    turns: ['012 999', '345 888', '678 777', '999 111']
      .map((line) => line.split(' '))
      .map(([a, b]) => [a!, b!, b!, b!, b!]),
  },
  watch: { ...base, seat: null },
  finished: { ...base, turns: played },
};
/** A game on the engine of the page, with seats and moments as the case has them. */
export class Played {
  private constructor(
    private readonly table: ScriptedTable,
    readonly one: Case,
    private readonly next: (count: number) => (string | null)[] | undefined,
  ) {}

  static async begin(wanted: URLSearchParams): Promise<Played> {
    const name = wanted.get('case') ?? 'choose';
    const one = cases[name]!;
    const options = {
      bonuses: (wanted.get('bonuses') ?? '2,3,4,6,8').split(',').map(Number),
      rounds: Number(wanted.get('rounds') ?? 2),
      slips: wanted.get('slips') ?? 'reject',
    };
    const table = await ScriptedTable.begin(
      engine(),
      { game: 'the-number', options },
      names.slice(0, Number(wanted.get('players') ?? 4)),
    );
    const game = new Played(table, one, (count) => (name === 'chain' && count === 0 ? example : played[count]));
    for (const numbers of one.turns) await game.#play(numbers);
    return game;
  }

  async #play(numbers: (string | null)[]): Promise<TableView> {
    return this.table.play((seat, view) => numbers[seat] ?? anyNumber(view, seat));
  }

  /** `choice`: what you have chosen in this turn. */
  async view(choice?: string): Promise<TableView> {
    const view = await this.table.view();
    const { seats, phase } = view.state;
    const now = seats.map(({ name, must_act }, i) => {
      const given = this.one.seats[i] ?? {};
      const chosen = i === 0 && choice !== undefined ? { must_act: false, sha256: 'x' } : {};
      return {
        name,
        must_act: must_act && given.sha256 === undefined,
        ...(phase === 'playing' ? { ...given, ...chosen } : {}),
      };
    });
    const you = this.one.seat === null ? null : { seat: this.one.seat, ...(choice === undefined ? {} : { choice }) };
    return { ...view, here: [0, 1, 2, 4], you, state: { ...view.state, code: 'K7M4QX', seats: now } };
  }

  /** Everybody has chosen. */
  async resolve(choice?: string): Promise<TableView> {
    const numbers = this.next((await this.table.view()).turns.length);
    if (numbers) await this.#play(choice === undefined ? numbers : numbers.with(0, choice));
    return this.view();
  }
}

/** For a seat that has nothing in the list, but digits left. */
function anyNumber({ state }: TableView, seat: number): string {
  return ((state.game as { available?: string[] } | undefined)?.available?.[seat] ?? '0').charAt(0).repeat(3);
}
