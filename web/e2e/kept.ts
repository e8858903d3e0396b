// A device on which somebody has played before.
import type { Page } from '@playwright/test';
import { records } from './records';

/** Games as the page keeps them, some days apart. */
async function keepGames(page: Page, games: { game: string; record: string; scores: number[] }[]): Promise<void> {
  await page.evaluate(async (all) => {
    const request = indexedDB.open('cifra-played', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
    const database = await new Promise<IDBDatabase>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const store = database.transaction('games', 'readwrite').objectStore('games');
    for (const [i, { game, record, scores }] of all.entries()) {
      const { players } = JSON.parse(record) as { players: string[] };
      const winners = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
      const seats = players.map((name, seat) => (seat === 0 ? { name } : { name, bot: 'easy' }));
      const at = Date.now() - 86_400_000 * (all.length - i);
      store.put({ id: `device:kept${i}`, game, record, seats, seat: 0, scores, winners, at });
    }
    await new Promise((resolve) => (store.transaction.oncomplete = resolve));
    database.close();
  }, games);
}

/** The record with another name on the second seat. */
function named(text: string, other: string): string {
  const record = JSON.parse(text) as { players: string[] };
  record.players[1] = other;
  return JSON.stringify(record);
}

/** Twelve games, six of each, on the screen that lists them. */
export async function manyGames(page: Page, url: string, other = 'Ben'): Promise<void> {
  const numbers = records('the-number', 'easy,medium,bold', 6);
  const layouts = records('nmbr9', 'easy', 6);
  const games = numbers.flatMap((record, i) => [
    { game: 'the-number', record: named(record, other), scores: [60 + i, 70, 50] },
    { game: 'nmbr9', record: layouts[i]!, scores: [80 + i] },
  ]);
  await page.goto(url);
  await keepGames(page, games);
  await page.goto(`${url}/games`);
}
