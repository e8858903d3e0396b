// The turns of recorded games as tables have them, asked of the engine and remembered.
import { engine } from '../../../engine/engine';
import { viewBefore } from '../../../review/position';
import type { RecordText } from '../../../review/review';
import type { TableView } from '../../../table/session';
import type { NumberTurns } from '../engine';

class RecordedTurns {
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
export const recordedTurns = new RecordedTurns();

/** The table before everybody wrote a number in that turn: all the others have chosen. Slips are not taken. */
export function viewOf(record: RecordText, { options, turns }: NumberTurns, seat: number, at: number): TableView {
  const { round, turn, game } = turns[at]!;
  return viewBefore(record, seat, at, {
    options: { ...options, slips: 'reject' },
    turns: turns.map(({ round: r, turn: n, outcome }) => ({ round: r, turn: n, outcome })),
    now: { round, turn, game },
    chosen: true,
  });
}
