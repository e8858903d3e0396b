// Maps of turns, asked of the engine and remembered: one steps back and forth. They come from the Worker of the review,
// which has solved the round where that was needed.
import { reviewer } from '../../../engine/engine';
import { asFault } from '../../../house/fault';
import type { RecordText, Review } from '../../../review/review';
import type { NumberMap } from '../engine';

class Maps {
  #found = $state.raw<ReadonlyMap<string, NumberMap | null>>(new Map());
  readonly #asked = new Set<string>();

  /** Undefined until it is there; null: there is none, or none before the review is complete. */
  of(
    record: RecordText,
    review: Review | null,
    round: number,
    turn: number,
    seat: number,
  ): NumberMap | null | undefined {
    const text = JSON.stringify(record);
    const key = `${round},${turn},${seat},${text}`;
    const again = `${key}, after the review`;
    if (!this.#asked.has(key)) this.#ask(key, key, { record: text, round, turn, seat });
    else if (this.#found.get(key) === null && review?.complete && !this.#asked.has(again))
      this.#ask(again, key, { record: text, round, turn, seat });
    return this.#found.get(key);
  }

  /** Rejects with a Fault. */
  ask(record: RecordText, round: number, turn: number, seat: number): Promise<NumberMap> {
    const text = JSON.stringify(record);
    const known = this.#found.get(`${round},${turn},${seat},${text}`);
    return known ? Promise.resolve(known) : reviewer().call('the-number.map', { record: text, round, turn, seat });
  }

  #ask(question: string, key: string, input: { record: string; round: number; turn: number; seat: number }): void {
    this.#asked.add(question);
    reviewer()
      .call('the-number.map', input)
      .then(
        (map) => this.#put(key, map),
        (thrown) => {
          if (asFault(thrown).code === 'stopped')
            this.#asked.delete(question); // the screen was left
          else this.#put(key, null);
        },
      );
  }

  #put(key: string, map: NumberMap | null): void {
    this.#found = new Map([...this.#found, [key, map]]);
  }
}
export const maps = new Maps();
