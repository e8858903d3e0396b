// Which lessons somebody has played to the end, on this device: 'game/lesson'.
import { localShelf, onElsewhere, type Shelf } from '../settings/kept';

const key = 'lessons';
const most = 500; // what is kept may be from anybody

export class Progress {
  #done = $state.raw<readonly string[]>([]);
  #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
    this.heard(key);
  }

  heard(name: string): void {
    if (name !== key) return;
    const found = this.#shelf.get(key);
    const isList = Array.isArray(found) && found.every((one) => typeof one === 'string');
    this.#done = isList ? [...new Set(found as string[])].slice(0, most) : [];
  }

  has(game: string, lesson: string): boolean {
    return this.#done.includes(`${game}/${lesson}`);
  }

  /** How many of a game. */
  count(game: string): number {
    return this.#done.filter((one) => one.startsWith(`${game}/`)).length;
  }

  add(game: string, lesson: string): void {
    this.heard(key); // another tab may have added some
    if (this.has(game, lesson)) return;
    this.#done = [...this.#done, `${game}/${lesson}`].slice(-most);
    this.#shelf.set(key, this.#done);
  }
}

export const progress = new Progress(localShelf);
if (typeof window !== 'undefined') onElsewhere((name) => progress.heard(name));
