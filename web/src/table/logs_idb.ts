// Logs in IndexedDB: `games` holds a line a game, `events` one event under [table, number].
import { wait } from '../settings/idb';
import { CarefulLogs, type GameInfo, type KeptGame, type Logs, MemoryLogs } from './logs';
import { SealedLogs } from './sealed';

const name = 'cifra';
const version = 1;

function finish(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () =>
      reject(transaction.error ?? new Error('the browser keeps nothing'));
  });
}

function allOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table], [table, []]);
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('games', { keyPath: 'table' });
    request.result.createObjectStore('events');
  };
  return wait(request);
}

class IdbLogs implements Logs {
  readonly kept = true;
  #database: Promise<IDBDatabase> | null;

  constructor(database: IDBDatabase) {
    this.#database = Promise.resolve(this.#mind(database));
  }

  async list(): Promise<GameInfo[]> {
    const transaction = await this.#begin('readonly');
    return wait(transaction.objectStore('games').getAll() as IDBRequest<GameInfo[]>);
  }

  async read(table: string): Promise<KeptGame | null> {
    const transaction = await this.#begin('readonly');
    const [info, log] = await Promise.all([
      wait(transaction.objectStore('games').get(table) as IDBRequest<GameInfo | undefined>),
      wait(transaction.objectStore('events').getAll(allOf(table)) as IDBRequest<string[]>),
    ]);
    return info ? { info, log } : null;
  }

  async append(from: number, events: string[], info: GameInfo): Promise<boolean> {
    const transaction = await this.#begin('readwrite');
    const done = finish(transaction);
    const games = transaction.objectStore('games');
    const log = transaction.objectStore('events');
    let isNext = false;
    const count = log.count(allOf(info.table));
    // In the same transaction, so that nobody comes in between.
    count.onsuccess = () => {
      isNext = count.result === from;
      if (!isNext) return;
      games.put(info);
      for (const [i, event] of events.entries()) log.add(event, [info.table, from + i]);
    };
    await done;
    return isNext;
  }

  async remove(table: string): Promise<void> {
    const transaction = await this.#begin('readwrite');
    const done = finish(transaction);
    transaction.objectStore('games').delete(table);
    transaction.objectStore('events').delete(allOf(table));
    await done;
  }

  async #begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    for (let tries = 0; ; ++tries) {
      this.#database ??= open().then((database) => this.#mind(database));
      try {
        return (await this.#database).transaction(['games', 'events'], mode);
      } catch (thrown) {
        this.#database = null; // it was closed by the browser
        if (tries > 0) throw thrown;
      }
    }
  }

  /** A newer page may change the database; the browser may close it when somebody clears what is kept. */
  #mind(database: IDBDatabase): IDBDatabase {
    database.onversionchange = () => database.close();
    database.onclose = () => {
      this.#database = null;
    };
    return database;
  }
}

let logs: Promise<Logs> | null = null;

/** IndexedDB if the browser lets us, otherwise memory. */
export function deviceLogs(): Promise<Logs> {
  logs ??= Promise.resolve()
    .then(open)
    .then(
      (database): Logs => new SealedLogs(new CarefulLogs(new IdbLogs(database))),
      () => new MemoryLogs(),
    );
  return logs;
}
