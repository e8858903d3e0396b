// Games of two to five players, as lists of turns: what each seat wrote, from seat 0.
import type { Seat, Turn } from '../src/table/protocol';
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
  more: Partial<TableView['state']>;
  seats: Partial<Seat>[];
  seat: number | null;
}

const thinking: Partial<Seat>[] = [{}, { sha256: 'x' }, {}, { bot: 'hard', sha256: 'x' }, {}];
const base: Case = { turns: played.slice(0, 7), more: {}, seats: thinking, seat: 0 };
export const cases: Record<string, Case> = {
  first: { ...base, turns: [] },
  choose: base,
  away: { ...base, seats: [{}, { left: true }, { stand_in: 'easy' }, { bot: 'hard' }, {}] },
  chain: { ...base, turns: [] },
  check: { ...base, turns: [] },
  round: { ...base, turns: played.slice(0, 4) },
  end: { ...base, turns: played.slice(0, 9) },
  out: { ...base, turns: ['012 999', '345 888', '678 777', '999 111'].map((line) => line.split(' ')).map(([a, b]) => [a!, b!, b!, b!, b!]) },
  watch: { ...base, seat: null },
  finished: { ...base, turns: played },
};
/** What is written next in that game. */
export function nextTurn(name: string, count: number): (string | null)[] | undefined {
  return name === 'chain' && count === 0 ? example : played[count];
}

export function turnsOf(lists: (string | null)[][], players: number, perRound: number): Turn[] {
  return lists.map((choices, i) => ({
    round: Math.floor(i / perRound),
    turn: i % perRound,
    version: i + 1,
    choices: choices.slice(0, players).map((choice) => (choice === null ? null : { choice, salt: '', sha256: '' })),
    outcome: null,
  }));
}

export function viewOf(one: Case, lists: (string | null)[][], players: number, options: { bonuses: number[]; rounds: number; slips: string }): TableView {
  const turns = turnsOf(lists, players, options.bonuses.length);
  const over = turns.length >= options.bonuses.length * options.rounds;
  const seats = names.slice(0, players).map((name, i) => ({ name, must_act: one.seats[i]?.sha256 === undefined && !over, ...one.seats[i] }));
  return {
    table: 'gallery',
    version: turns.length + 1,
    now: 0,
    clockOffset: 0,
    here: [0, 1, 2, 4],
    watchers: 0,
    turns,
    you: one.seat === null ? null : { seat: one.seat },
    state: {
      code: 'K7M4QX',
      phase: over ? 'finished' : 'playing',
      settings: { game: 'the-number', options: { ...options } },
      seats,
      round: Math.floor(turns.length / options.bonuses.length),
      turn: turns.length % options.bonuses.length,
      ...one.more,
    },
  };
}
