// Games on the device in a real browser: IndexedDB, two tabs, Workers.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { ViteDevServer } from 'vite';
import type { GameInfo } from '../src/table/logs';
import { openPage } from './stage';

type LogsModule = typeof import('../src/table/logs_idb');
type GamesModule = typeof import('../src/table/games.svelte');
const logsModule = '/src/table/logs_idb.ts';
const gamesModule = '/src/table/games.svelte.ts';

let url: string;
let server: ViteDevServer;
test.beforeAll(async () => {
  ({ url, server } = await openPage());
});
test.afterAll(() => server.close());

async function tab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}manifest.webmanifest`); // of this origin, and without the page's own games
  return page;
}

test('a log is appended to by who knows all of it', async ({ context }) => {
  const page = await tab(context);
  const result = await page.evaluate(async (path) => {
    const logs = await ((await import(path)) as LogsModule).deviceLogs();
    const info = (table: string) => ({ table, seats: [], touched: 1 }) as unknown as GameInfo;
    const race = await Promise.all([
      logs.append(0, ['a', 'b'], info('one')),
      logs.append(0, ['x'], info('one')),
      logs.append(2, ['c'], info('one')),
      logs.append(2, ['y'], info('one')),
      logs.append(0, ['other'], info('one-and-more')),
    ]);
    return { kept: logs.kept, race, log: (await logs.read('one'))?.log };
  }, logsModule);
  expect(result).toEqual({ kept: true, race: [true, false, true, false, true], log: ['a', 'b', 'c'] });

  await page.reload();
  const later = await page.evaluate(async (path) => {
    const logs = await ((await import(path)) as LogsModule).deviceLogs();
    const before = (await logs.list()).map(({ table }) => table);
    await logs.remove('one');
    return { before, gone: await logs.read('one'), other: (await logs.read('one-and-more'))?.log };
  }, logsModule);
  expect(later).toEqual({ before: ['one', 'one-and-more'], gone: null, other: ['other'] });
});

test('many events stay in order', async ({ context }) => {
  const page = await tab(context);
  const isInOrder = await page.evaluate(async (path) => {
    const logs = await ((await import(path)) as LogsModule).deviceLogs();
    const info = { table: 't', seats: [] } as unknown as GameInfo;
    for (let i = 0; i < 120; i += 3) await logs.append(i, [`${i}`, `${i + 1}`, `${i + 2}`], info);
    return (await logs.read('t'))?.log.every((event, i) => event === `${i}`);
  }, logsModule);
  expect(isInOrder).toBe(true);
});

test('two tabs play the same game, one of them is loaded anew', async ({ context }) => {
  const [one, two] = [await tab(context), await tab(context)];
  const open = (page: Page, table: string) =>
    page.evaluate(
      async ([path, name]) => {
        const { localGames } = (await import(path as string)) as GamesModule;
        Object.assign(globalThis, { session: localGames.open(name as string) });
      },
      [gamesModule, table],
    );
  const choose = (page: Page, turn: number) =>
    page.evaluate(async (now) => {
      const { session } = globalThis as unknown as { session: import('../src/table/session').Session };
      while (session.view?.turns.length !== now) await new Promise((done) => setTimeout(done, 5));
      await session.command({ type: 'choose', round: 0, turn: now, choice: String(now).repeat(3) });
    }, turn);
  const turns = (page: Page) =>
    page.evaluate(() =>
      (globalThis as unknown as { session: import('../src/table/session').Session }).session.view?.turns.map(
        (turn) => turn.choices[0]?.choice,
      ),
    );

  const table = await one.evaluate(async (path) => {
    const { localGames } = (await import(path)) as GamesModule;
    const bots = [
      { name: 'Bea', level: 'easy' },
      { name: 'Cem', level: 'easy' },
    ];
    return localGames.begin({ settings: { game: 'the-number' }, name: 'Ana', bots });
  }, gamesModule);
  await Promise.all([open(one, table), open(two, table)]);
  await choose(one, 0);
  await choose(two, 1);
  await one.reload();
  await open(one, table);
  await choose(one, 2);
  await choose(two, 3);
  await expect.poll(() => turns(one)).toEqual(['000', '111', '222', '333']);
  await expect.poll(() => turns(two)).toEqual(['000', '111', '222', '333']);
});
