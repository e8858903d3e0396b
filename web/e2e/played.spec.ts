// One's own games: kept when they end, what they tell, reviewed, exported and deleted, here and in the house.
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe';
import { expect, test } from './house';
import { manyGames } from './kept';
import { chooseByKeyboard, nextTurn, openTable, sit } from './players';

test('games tell something: findings with charts and tables, clean for axe', async ({ page, house }) => {
  await manyGames(page, house.url);
  await expect(page.getByText('The Number, 6 games').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^(You (start|rarely)|Your first number)/ }).first()).toBeVisible();
  await expect(page.getByText('NMBR 9, 6 games')).toHaveCount(3);
  await expect(page.getByRole('table', { name: 'Your scores, oldest first' })).toHaveCount(1);
  await expect(page.getByRole('row', { name: '3 82' })).toHaveCount(0); // its scores are the referee's, not what is kept
  await expectAccessible(page);

  // Filter, review, and back.
  await page.getByRole('button', { name: 'NMBR 9 6' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(6);
  await page.getByRole('listitem').first().getByRole('button').click();
  await expect(page).toHaveURL(/\/review#g=/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'All 12' })).toBeVisible();
});

test('some are exported as records and deleted for good', async ({ page, house }) => {
  await manyGames(page, house.url);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const boxes = page.getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(3).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { game: string }).game)).toEqual(['nmbr9', 'the-number']);

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Delete 2 games?' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'All 10' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'All 10' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('You haven’t finished a game yet.')).toBeVisible();
});

test('a game of the house: kept here, and one’s name leaves it', async ({ browser, house }) => {
  const [ana, ben] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  for (const page of [ana, ben])
    await page.addInitScript(() => localStorage.setItem('cifra.coached', '["nmbr9","the-number"]'));
  const link = await openTable(ana, house.url, 'The Number', 'Ana');
  await sit(ben, link, 'Ben');
  await ana.getByRole('group', { name: 'Rounds' }).getByRole('radio', { name: '1' }).check();
  await ana.getByRole('button', { name: 'Start' }).click();
  for (let turn = 0; turn < 5; ++turn) {
    await Promise.all([chooseByKeyboard(ana), chooseByKeyboard(ben)]);
    await Promise.all([nextTurn(ana), nextTurn(ben)]);
  }
  await expect(ana.getByRole('dialog')).toBeVisible();
  const record = await ana.evaluate(async () => {
    const { tables } = (await (await fetch('/api/me')).json()) as { tables: { table: string }[] };
    return `/api/tables/${tables[0]!.table}/record`;
  });
  const text = async () => (await ben.request.get(house.url + record)).text();
  expect(await text()).toContain('Ana');

  await ana.goto(`${house.url}/games`);
  await expect(ana.getByRole('listitem').getByText('Ben')).toBeVisible();
  await ana.getByRole('button', { name: 'Delete all' }).click();
  await ana.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(ana.getByText('You haven’t finished a game yet.')).toBeVisible();
  expect(await text()).not.toContain('Ana');
  expect(await text()).toContain('Ben');
  await ana.reload();
  await expect(ana.getByText('You haven’t finished a game yet.')).toBeVisible();
  await ana.context().close();
  await ben.context().close();
});
