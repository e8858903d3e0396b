// Rated tables: agreed before anybody sits down, and ratings beside names from the fifth game on.
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './house';
import { openTable, sit } from './players';

/** One's part of a game of The Number that is being played, by the API. */
const play = (page: Page, table: string): Promise<void> =>
  page.evaluate(async (id) => {
    const say = (body: object) =>
      fetch(`/api/tables/${id}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    for (;;) {
      const { state, you } = await (await fetch(`/api/tables/${id}`)).json();
      if (state.phase === 'finished') return;
      const digits: string = state.game.available[you.seat] || '';
      const pick = () => digits[Math.floor(Math.random() * digits.length)];
      const { round, turn } = state;
      if (state.seats[you.seat].must_act)
        await say({ type: 'choose', round, turn, choice: `${pick()}${pick()}${pick()}` });
      else await new Promise((done) => setTimeout(done, 10));
    }
  }, table);

/** The next table of the same people, in its lobby. */
const again = (page: Page, table: string): Promise<{ table: string; code: string }> =>
  page.evaluate(async (id) => {
    const say = (where: string, body: object) =>
      fetch(`/api/tables/${where}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    await say(id, { type: 'rematch' });
    const next = (await (await fetch(`/api/tables/${id}`)).json()).state.rematch as string;
    await say(next, { type: 'start' }); // refused until both are there
    return { table: next, code: (await (await fetch(`/api/tables/${next}`)).json()).state.code as string };
  }, table);

test('a rated table says so before one sits down, and shows ratings from five games on', async ({ browser, house }) => {
  const [ana, ben] = await Promise.all(
    [1, 2].map(async () => (await browser.newContext({ reducedMotion: 'reduce' })).newPage()),
  );
  if (!ana || !ben) return;
  const link = await openTable(ana, house.url, 'The Number', 'Ana');
  const rated = ana.getByRole('checkbox', { name: /^Rated/ });
  await expect(rated).toBeDisabled();
  await expect(ana.getByText('Only with a clock: choose one first.')).toBeVisible();
  await ana.getByLabel('Time per turn').selectOption({ index: 2 });
  await expect(rated).toBeEnabled();
  await rated.check();
  await expect(ana.getByRole('button', { name: 'Add a bot' })).toHaveCount(0);
  await expect(ana.getByRole('button', { name: 'Start the game' })).toBeDisabled();
  await ben.goto(link);
  await expect(ben.getByText('by sitting down you agree', { exact: false })).toBeVisible();
  await expectAccessible(ben);
  await sit(ben, link, 'Ben');
  await ana.getByRole('button', { name: 'Start the game' }).click();
  await expect(ana.getByText('Round 1, turn 1').first()).toBeVisible();

  const code = link.split('/').at(-1) as string;
  let table = await ana.evaluate(async (of) => (await (await fetch(`/api/codes/${of}`)).json()).table as string, code);
  let last = code;
  for (let game = 1; game <= 6; ++game) {
    await Promise.all([play(ana, table), play(ben, table)]);
    if (game === 6) break;
    await again(ana, table);
    await again(ben, table);
    const next = await again(ana, table);
    [table, last] = [next.table, next.code];
  }
  const shown = /^rating \d+, give or take \d+\s+(up|down) \d+|unchanged$/;
  for (const person of [ana, ben]) {
    await person.goto(`${house.url}/t/${last}`);
    const end = person.getByRole('dialog');
    await expect(end.getByText(shown)).toHaveCount(2);
  }
  await expectAccessible(ana);
  const { code: lobby } = await again(ana, table);
  await ben.goto(`${house.url}/t/${lobby}`);
  await expect(ben.getByText(/^rating \d+/)).toHaveCount(1);
  await ana.goto(`${house.url}/account`);
  const own = ana.getByRole('region', { name: 'Your ratings' });
  await expect(own.getByText('6 rated games')).toBeVisible();
  await expect(own.getByText(/^\d+ ± \d+$/)).toBeVisible();
  await expectAccessible(ana);
  await ana.context().close();
  await ben.context().close();
});
