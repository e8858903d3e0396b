// The turns of recorded games as tables have them, asked of the engine and remembered.
import { engine } from '../../../engine/engine';
import type { RecordText } from '../../../review/review';
import type { TableView } from '../../../table/session';
import type { NumberTurns } from '../engine';

class Played {
  #found = $state.raw<ReadonlyMap<string, NumberTurns>>(new Map());
  readonly #asked = new Map<string, Promise<NumberTurns>>();

  /** Null until it is there, or if the record is none. */
  of(record: RecordText): NumberTurns | null {
    const text = JSON.stringify(record);
    if (!this.#asked.has(text)) void this.ask(record);
    return this.#found.get(text) ?? null;
  }

  /** Rejects with a Fault. */
  ask(record: RecordText): Promise<NumberTurns> {
    const text = JSON.stringify(record);
    const known = this.#asked.get(text);
    if (known) return known;
    const asked = engine().call('the-number.turns', { record: text });
    this.#asked.set(text, asked);
    asked.then(
      (turns) => (this.#found = new Map([...this.#found, [text, turns]])),
      () => {}, // `of` does not ask for it again
    );
    return asked;
  }
}
export const played = new Played();

/** The table before everybody wrote a number in that turn: all the others have chosen. Slips are not taken. */
export function viewOf(record: RecordText, { options, turns }: NumberTurns, seat: number, at: number): TableView {
  const { players } = record;
  const now = turns[at]!;
  return {
    table: `turn ${at}`,
    version: at,
    now: 0,
    clockOffset: 0,
    here: players.map((_, i) => i),
    watchers: 0,
    you: { seat },
    turns: turns.slice(0, at).map(({ round, turn, outcome }, i) => ({ round, turn, version: i, choices: [], outcome })),
    state: {
      code: '',
      phase: 'playing',
      settings: { game: record.game, options: { ...options, slips: 'reject' } },
      seats: players.map((name, i) =>
        i === seat ? { name, must_act: true } : { name, must_act: false, sha256: 'chosen' },
      ),
      round: now.round,
      turn: now.turn,
      game: now.game,
    },
  };
}
