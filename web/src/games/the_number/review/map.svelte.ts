// Maps of turns, asked of the engine and remembered: one steps back and forth.
import { engine, reviewer } from '../../../engine/engine';
import type { RecordText } from '../../../review/review';
import type { NumberMap } from '../engine';

class Maps {
  #found = $state.raw<ReadonlyMap<string, NumberMap | null>>(new Map());
  readonly #asked = new Set<string>();

  /** Undefined until it is there; null: there is none. */
  of(record: RecordText, round: number, turn: number, seat: number): NumberMap | null | undefined {
    const text = JSON.stringify(record);
    const key = `${round},${turn},${seat},${text}`;
    if (!this.#asked.has(key)) {
      this.#asked.add(key);
      // Two players come from a table; more are computed, which takes the reviewer's time.
      const asked = record.players.length === 2 ? engine() : reviewer();
      asked.call('the-number.map', { record: text, round, turn, seat }).then(
        (map) => this.#put(key, map),
        () => this.#put(key, null),
      );
    }
    return this.#found.get(key);
  }

  #put(key: string, map: NumberMap | null): void {
    this.#found = new Map([...this.#found, [key, map]]);
  }
}
export const maps = new Maps();
