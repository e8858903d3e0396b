// Reviews that were computed on this device, by their record: the newest ones, in the browser's storage. Where the
// browser keeps nothing they are computed again.
import { wait } from '../settings/idb';
import type { Kept } from './analysis.svelte';
import type { Review } from './review';

const database = 'cifra-reviews';
const most = 200;

interface Row {
  record: string;
  review: Review;
  at: number;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore('reviews', { keyPath: 'record' }).createIndex('at', 'at');
  return wait(request);
}

async function find(record: string, version: string): Promise<Review | null> {
  try {
    const found = await wait(
      (await open()).transaction('reviews').objectStore('reviews').get(record) as IDBRequest<Row | undefined>,
    );
    return found?.review.version === version ? found.review : null;
  } catch {
    return null;
  }
}

async function keep(record: string, review: Review): Promise<void> {
  try {
    const store = (await open()).transaction('reviews', 'readwrite').objectStore('reviews');
    await wait(store.put({ record, review, at: Date.now() } satisfies Row));
    const old = (await wait(store.count())) - most;
    if (old <= 0) return;
    const cursor = store.index('at').openKeyCursor();
    let gone = 0;
    cursor.onsuccess = () => {
      const at = cursor.result;
      if (!at || gone++ >= old) return;
      store.delete(at.primaryKey);
      at.continue();
    };
  } catch {
    // it is computed again
  }
}

/** The record is deleted, so its review goes, too. */
async function forget(record: string): Promise<void> {
  try {
    await wait((await open()).transaction('reviews', 'readwrite').objectStore('reviews').delete(record));
  } catch {
    // nothing is kept
  }
}

export const keptReviews: Kept & { forget: typeof forget } = { find, keep, forget };
