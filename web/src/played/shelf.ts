// Games that were played to an end, as they are kept on this device.
import { wait } from '../settings/idb';
import { peopleOf } from '../table/logs';
import type { Seat } from '../table/protocol';

export interface PlayedGame {
  /** Where it was played and the name of its table: "device:…" or "house:…". */
  id: string;
  game: string;
  record: string;
  seats: Pick<Seat, 'name' | 'bot'>[];
  seat: number; // yours
  scores: number[];
  winners: number[];
  at: number; // when it was over, by Date.now()
}

/** Several people played it on this device, from hand to hand: none of them is "you". */
export function isHanded(game: Pick<PlayedGame, 'id' | 'seats'>): boolean {
  return game.id.startsWith('device:') && peopleOf(game.seats).length > 1;
}

export type Place = 'device' | 'house';

export const idOf = (place: Place, table: string): string => `${place}:${table}`;

export function whereOf({ id }: PlayedGame): { place: Place; table: string } {
  return id.startsWith('house:')
    ? { place: 'house', table: id.slice('house:'.length) }
    : { place: 'device', table: id.slice('device:'.length) };
}

export interface PlayedShelf {
  list(): Promise<PlayedGame[]>;
  count(): Promise<number>;
  put(game: PlayedGame): Promise<void>;
  remove(ids: string[]): Promise<void>;
}

/** For browsers that keep nothing, and for tests. */
export class MemoryShelf implements PlayedShelf {
  #games = new Map<string, PlayedGame>();

  async list(): Promise<PlayedGame[]> {
    return [...this.#games.values()];
  }
  async count(): Promise<number> {
    return this.#games.size;
  }
  async put(game: PlayedGame): Promise<void> {
    this.#games.set(game.id, game);
  }
  async remove(ids: string[]): Promise<void> {
    for (const id of ids) this.#games.delete(id);
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('cifra-played', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
  return wait(request);
}

class IdbShelf implements PlayedShelf {
  async list(): Promise<PlayedGame[]> {
    return this.#do('readonly', (games) => games.getAll() as IDBRequest<PlayedGame[]>);
  }
  async count(): Promise<number> {
    return this.#do('readonly', (games) => games.count());
  }
  async put(game: PlayedGame): Promise<void> {
    await this.#do('readwrite', (games) => games.put(game));
  }
  async remove(ids: string[]): Promise<void> {
    for (const id of ids) await this.#do('readwrite', (games) => games.delete(id));
  }

  /** A connection for each request: nothing stands in the way of a newer page that changes the database. */
  async #do<T>(mode: IDBTransactionMode, ask: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await open();
    try {
      return await wait(ask(database.transaction('games', mode).objectStore('games')));
    } finally {
      database.close(); // when the transaction is done
    }
  }
}

const memory = new MemoryShelf();
const disk = new IdbShelf();
let keeps = true;

async function either<T>(ask: (shelf: PlayedShelf) => Promise<T>): Promise<T> {
  if (keeps) {
    try {
      return await ask(disk);
    } catch {
      keeps = false; // until the page is opened anew
    }
  }
  return ask(memory);
}

/** IndexedDB if the browser lets us, otherwise memory. */
export const deviceShelf: PlayedShelf = {
  list: () => either((shelf) => shelf.list()),
  count: () => either((shelf) => shelf.count()),
  put: (game) => either((shelf) => shelf.put(game)),
  remove: (ids) => either((shelf) => shelf.remove(ids)),
};
