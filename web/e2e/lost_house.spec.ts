// A live table while the house is killed, closed, frozen: nothing is lost.
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { ViteDevServer } from 'vite';
import type { Session } from '../src/table/session';
import { House } from './house';
import { openPage } from './stage';

const house = new House();
let server: ViteDevServer;
let url: string;
test.beforeEach(async () => {
  await house.start();
  ({ url, server } = await openPage(house.url));
});
test.afterEach(async () => {
  await server.close();
  await house.remove();
});

type Window = { session: Session };

async function sits(browser: Browser, name: string, code?: string): Promise<{ page: Page; code: string }> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${url}manifest.webmanifest`);
  const found = await page.evaluate(
    async ([who, there]) => {
      const [path, meAt, houseAt] = ['/src/table/live.svelte.ts', '/src/house/me.svelte.ts', '/src/house/house.ts'];
      const { me } = (await import(meAt as string)) as typeof import('../src/house/me.svelte');
      const { house: api } = (await import(houseAt as string)) as typeof import('../src/house/house');
      const { liveTable } = (await import(path as string)) as typeof import('../src/table/live.svelte');
      await me.be(who as string);
      const code = there ?? (await api.create({ game: 'the-number' })).code;
      const session = liveTable(code);
      Object.assign(globalThis, { session });
      await session.command({ type: 'sit' });
      return code;
    },
    [name, code],
  );
  return { page, code: found };
}

const choose = (page: Page, turn: number, choice: string) =>
  page.evaluate(
    async ([now, what]) => {
      const { session } = globalThis as unknown as Window;
      await session.command({ type: 'choose', round: 0, turn: now as number, choice: what as string });
    },
    [turn, choice] as const,
  );
const turns = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as Window).session.view?.turns.map(({ choices }) =>
      choices.map((one) => one?.choice).join(' '),
    ),
  );
const link = (page: Page) => page.evaluate(() => (globalThis as unknown as Window).session.link);

test('killed, closed and frozen in the middle of turns', async ({ browser }) => {
  const ana = await sits(browser, 'Ana');
  const ben = await sits(browser, 'Ben', ana.code);
  await ana.page.evaluate(() => (globalThis as unknown as Window).session.command({ type: 'start' }));
  const expected: string[] = [];
  const settled = async (line: string) => {
    expected.push(line);
    for (const { page } of [ana, ben]) await expect.poll(() => turns(page), { timeout: 20_000 }).toEqual(expected);
  };

  await choose(ana.page, 0, '999'); // is on disk
  await house.kill();
  await expect.poll(() => link(ben.page)).toBe('lost');
  const tapped = choose(ben.page, 0, '111'); // while nobody is there
  await house.start();
  await tapped;
  await settled('999 111');

  for (const [turn, delay] of [
    [1, 0],
    [2, 5],
  ] as const) {
    const [hers, his] = [`${turn}`.repeat(3), `${turn + 4}`.repeat(3)];
    const both = [choose(ana.page, turn, hers), choose(ben.page, turn, his)];
    await new Promise((done) => setTimeout(done, delay));
    await house.kill();
    await house.start();
    await Promise.all(both);
    await settled(`${hers} ${his}`);
  }

  const both = [choose(ana.page, 3, '333'), choose(ben.page, 3, '777')];
  await house.kill('SIGTERM');
  await house.start();
  await Promise.all(both);
  await settled('333 777');

  await expect.poll(() => link(ana.page), { timeout: 20_000 }).toBe('open');
  house.pause();
  const last = choose(ana.page, 4, '444');
  await expect.poll(() => link(ana.page), { timeout: 20_000 }).toBe('lost'); // noticed without a word
  house.resume();
  await last;
});
