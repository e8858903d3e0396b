// A reviewed game is played on from a turn, and good choices are shown to who asks for them: on the device, against
// bots. Never at a table where people play each other.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectToFit } from './axe';
import { expect, test } from './house';
import { chooseByKeyboard, nextTurn, openTable, place, sit } from './players';
import { recordFile } from './records';

const pictures = process.env['CIFRA_PICTURES'];

/** As it is, wide and light, dark on a phone: axe finds nothing, nothing sticks out. */
async function look(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const [width, height, theme] of [
    [1280, 800, 'light'],
    [390, 844, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
    await page.waitForTimeout(400); // what moves has come to rest
    await expectToFit(page, name);
    await expectAccessible(page, `${name} ${width} ${theme}`);
    if (pictures) await page.screenshot({ path: `${pictures}/${name}-${width}-${theme}.png`, fullPage: true });
  }
  await page.evaluate(() => delete document.documentElement.dataset['theme']);
  if (before) await page.setViewportSize(before);
}

async function openReview(page: Page, url: string, file: string): Promise<void> {
  await page.goto(`${url}/review`);
  await page.getByLabel('Choose a file').setInputFiles(file);
}

async function download(page: Page): Promise<Record<string, unknown>> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /game file/ }).click(),
  ]);
  return JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
}

test('The Number is played on from a turn, with hints; the review stays', async ({ page, house }) => {
  test.setTimeout(180_000);
  await openReview(page, house.url, recordFile('the-number', 'easy,hard'));
  await page.getByRole('button', { name: 'hard' }).first().click();
  for (let turn = 0; turn < 7; ++turn) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Round 2, turn 3' })).toBeVisible();
  const review = page.url();

  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('radio')).toHaveCount(0); // nothing is dealt
  await look(page, 'fork-number');
  await dialog.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.getByText('Round 2, turn 3').first()).toBeVisible();
  const table = page.url();

  // By key: good numbers, one of which is written by a button, and chosen.
  await expect(page.getByRole('button', { name: 'Show me' })).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('h');
  const hints = page.getByRole('region', { name: /^Good numbers/ });
  await expect(hints.getByRole('button').first()).toBeVisible({ timeout: 30_000 });
  await look(page, 'hints-number');
  await hints.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Choose \d{3}$/ }).click();
  await nextTurn(page);
  await expect(hints).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('Round 2, turn 4').first()).toBeVisible();
  for (const last of [false, true]) {
    if (!(await page.getByRole('heading', { name: 'You’re out of digits' }).isVisible())) await chooseByKeyboard(page);
    await nextTurn(page);
    if (!last) await expect(page.getByText('Round 2, turn 5').first()).toBeVisible();
  }
  const end = page.getByRole('dialog', { name: /win/ });
  await expect(end.getByText('With help in 1 turn.')).toBeVisible();
  await expect(end.getByText('The turns before turn 8 come from another game.')).toBeVisible();
  await expect(end.getByText(/^Fair since turn 8/)).toBeVisible();
  await look(page, 'fork-end');
  const record = await download(page);
  expect(record['help']).toEqual([{ seat: 1, round: 1, turn: 2 }]);
  expect(record['from']).toEqual({ round: 1, turn: 2 });

  // Its own review says so, too; playing again is a usual game.
  await end.getByRole('button', { name: 'Review the game' }).click();
  await expect(page).toHaveURL(/\/review#/);
  await expect(page.getByRole('heading', { name: 'Round 1, turn 1' })).toBeVisible();
  await expect(page.getByText('With help in 1 turn.')).toBeVisible();
  await expect(page.getByText('The turns before turn 8 come from another game.')).toBeVisible();
  for (let turn = 0; turn < 7; ++turn) await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Good choices were shown in this turn.')).toBeVisible();
  await page.goto(table);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText('Round 1, turn 1').first()).toBeVisible();

  await page.goto(review); // what was reviewed is as it was
  await expect(page.getByRole('heading', { name: 'Round 2, turn 3' })).toBeVisible();
  await expect(page.getByText('come from another game')).toHaveCount(0);
});

test('NMBR 9: from the end of a game on the device to its review and back into it', async ({ page, house }) => {
  test.setTimeout(240_000);
  await openReview(page, house.url, recordFile('nmbr9', 'medium,easy'));
  await page.getByRole('button', { name: 'medium' }).first().click();
  await expect(page.getByRole('heading', { name: /^Card 1 of 20/ })).toBeVisible();
  for (let turn = 0; turn < 17; ++turn) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  await expect(dialog.getByRole('radio', { name: 'Shuffled anew' })).toBeChecked();
  await look(page, 'fork-nmbr9');
  await dialog.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText('Card 18 of 20.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Card 18 of 20.').first()).toBeVisible();

  // By button: marks on the layout and the same as buttons; a key puts the tile there.
  await page.getByRole('button', { name: 'Show me' }).click();
  const hints = page.getByRole('group', { name: 'Best places' });
  await expect(hints.getByRole('button').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('[data-hint]')).toHaveCount(await hints.getByRole('button').count());
  await look(page, 'hints-nmbr9');
  await page.getByRole('application').focus();
  await page.keyboard.press('1');
  const button = page.getByRole('button', { name: /^Place on level/ });
  await expect(button).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Card 19 of 20.').first()).toBeVisible();
  await expect(hints).toHaveCount(0);
  await place(page);
  await expect(page.getByText('Card 20 of 20.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show me' })).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('h');
  await expect(hints).toBeVisible({ timeout: 30_000 });
  await place(page);

  await expect(page.getByText('With help in 2 turns.')).toBeVisible({ timeout: 30_000 });
  const record = await download(page);
  expect(record['from']).toEqual({ round: 17, turn: 0 });
  expect(record['help']).toEqual([
    { seat: 0, round: 17, turn: 0 },
    { seat: 0, round: 19, turn: 0 },
  ]);
  // From the end of it the review knows who was a bot.
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(page).toHaveURL(/&b=,\w+/);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByRole('dialog').getByText(/^bot, /)).toHaveCount(1);
});

test('where people play each other nobody is shown anything', async ({ browser, page, house }) => {
  const link = await openTable(page, house.url, 'The Number', 'Ana');
  const other = await (await browser.newContext()).newPage();
  await sit(other, link, 'Ben');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByText('Round 1, turn 1').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show me' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'How to play' }).first()).toBeVisible();
  await expect(page.getByText('Show me')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page.waitForTimeout(500);
  await expect(page.getByText('Good numbers')).toHaveCount(0);
  await other.context().close();
});
