// How good somebody is at practising, 0 to 1, by game: a right answer raises it, a wrong one lowers it, and positions
// follow. Kept on this device.
import { localShelf, type Shelf } from '../settings/kept';

const key = 'practice';
const first = 0.25;

export class Ratings {
  #shelf: Shelf;
  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  #all(): Record<string, unknown> {
    const found = this.#shelf.get(key);
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? { ...found } : {};
  }

  of(game: string): number {
    const all = this.#all();
    const found = Object.hasOwn(all, game) ? all[game] : undefined;
    return typeof found === 'number' && found >= 0 && found <= 1 ? found : first;
  }

  /** Steps are smaller near the ends. */
  answered(game: string, isRight: boolean): void {
    const before = this.of(game);
    const after = isRight ? before + 0.12 * (1 - before) : before - 0.12 * before;
    this.#shelf.set(key, { ...this.#all(), [game]: Math.round(1000 * after) / 1000 });
  }
}

/** What the first idea that comes to mind should cost, in points: much for a beginner, little for who is good. */
export const wantedGap = (rating: number): number => 10 ** (1 - rating);

/** 1 to 5. */
export const difficultyOf = (rating: number): number => Math.min(5, 1 + Math.floor(5 * rating));

export const ratings = new Ratings(localShelf);
