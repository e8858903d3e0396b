// The paper table: people write with pens or stack cardboard, the page checks, explains and scores.
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { binary, expect, test } from './house';
import { place } from './players';

/** Numbers of a turn by keyboard, a dash for nothing. */
async function type(page: Page, turn: string): Promise<void> {
  await page.keyboard.type(turn);
  await expect(page.getByRole('button', { name: 'Write it down' })).toBeEnabled();
}
async function writeDown(page: Page, turn: string, next: string): Promise<void> {
  await type(page, turn);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: next })).toBeVisible();
}
const total = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Score sheet' }).getByRole('listitem').filter({ hasText: name }).locator('> b');

async function isClean(page: Page): Promise<void> {
  await expectAccessible(page);
}

test('The Number by keyboard: eliminated, void and missing; corrected, reloaded, printed, saved', async ({
  page,
  house,
}) => {
  await page.addInitScript(() => localStorage.setItem('cifra.paper.names', '["Bruno","Ines","Marta","Theo","Yuki"]'));
  await page.goto(house.url);
  await page.getByRole('link', { name: 'Paper table' }).click();
  await page.getByRole('link', { name: /^The Number/ }).click();
  await page.getByRole('group', { name: 'Rounds' }).getByRole('radio', { name: '1' }).check();
  await isClean(page);
  await page.getByRole('button', { name: 'Start the sheet' }).click();
  await expect(page.getByRole('heading', { name: 'Round 1, turn 1' })).toBeVisible();

  // No verdict until the last number is in; a slip of the finger is taken back.
  for (const digit of '761')
    await page.getByRole('group', { name: 'Digits' }).getByRole('button', { name: digit }).click();
  await page.keyboard.type('44444422051');
  await expect(page.getByText('761 eliminated: 513 has a 1 too')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Write it down' })).toBeDisabled();
  await page.keyboard.type('4');
  await page.keyboard.press('Backspace');
  await writeDown(page, '3', 'Round 1, turn 2');
  await expect(total(page, 'Bruno')).toHaveText('0');
  await writeDown(page, '830965772611999', 'Round 1, turn 3');
  await type(page, '975-640583622');
  await expect(page.getByText('975 eliminated: 583 has a 5 too', { exact: true })).toBeVisible();
  await expect(page.getByText('640 is void', { exact: true })).toBeVisible();
  await expect(page.getByText('No number', { exact: true })).toBeVisible();
  await expect(page.getByText('622 approved, highest', { exact: true })).toBeVisible();
  await isClean(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Round 1, turn 4' })).toBeVisible();
  await expect(total(page, 'Theo')).toHaveText('13');

  // 220 was misread: it is 260, so 611 is void in turn 2 and others are approved.
  await page.getByRole('combobox', { name: 'Correct an earlier turn…' }).selectOption('Round 1, turn 1');
  await page.getByRole('button', { name: /^Theo/ }).click();
  await page.keyboard.type('260');
  await expect(page.getByText('Round 1, turn 2, Theo: 611 is void, 0 points.', { exact: true })).toBeVisible();
  await isClean(page);
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect(page.getByText('Corrected, and everything after it scored again.').first()).toBeVisible();
  await expect(total(page, 'Theo')).toHaveText('7');
  await expect(total(page, 'Bruno')).toHaveText('8');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(total(page, 'Theo')).toHaveText('13');

  // What is half typed is still there after a reload.
  await page.keyboard.type('12');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Bruno: 12' })).toBeVisible();
  await expect(total(page, 'Theo')).toHaveText('13');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Wrote nothing' }).click();
  await writeDown(page, '----', 'Round 1, turn 5');

  const pdf = await page.pdf({ preferCSSPageSize: true });
  const text = pdf.toString('latin1');
  expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(text).toMatch(/\/MediaBox\s*\[0 0 84\d(\.\d+)? 59\d(\.\d+)?\]/); // A4 across

  await writeDown(page, '-----', 'The game is over');
  await expect(page.getByRole('heading', { name: 'Yuki wins' })).toBeVisible();
  await isClean(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a game file' }).click();
  const verdict = execFileSync(binary, ['referee', await (await download).path()], { encoding: 'utf8' });
  expect(JSON.parse(verdict)).toMatchObject({ valid: true, finished: true, final: [14, 5, 14, 20, 22] });

  await page.getByRole('radio', { name: 'Theo' }).check();
  await page.getByRole('paragraph').getByRole('link', { name: 'Your games' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.goBack();
  await page.getByRole('link', { name: 'Review the game' }).click();
  await expect(page).toHaveURL(/\/review#g=/);
  await page.goBack();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: 'Keep this one' }).click();
  await expect(page.getByRole('heading', { name: 'Yuki wins' })).toBeVisible();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New game' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of player 5' })).toHaveValue('Yuki');
});

test('NMBR 9 by levels: counted, doubted, one player after the other', async ({ page, house }) => {
  await page.addInitScript(() => localStorage.setItem('cifra.paper.names', '["Bruno","Ines"]'));
  await page.goto(`${house.url}/paper/nmbr9`);
  await page.getByRole('button', { name: 'Start' }).click();
  const tiles = page.getByRole('group', { name: 'Tiles' });
  const total = page.getByRole('region', { name: /’s score so far$/ }).getByRole('img');
  await tiles.getByRole('button', { name: '4: two left' }).click(); // on the highest level
  await expect(total).toHaveAccessibleName('12 points');
  await page.keyboard.press('8');
  await page.keyboard.press('ArrowDown');
  for (const key of ['2', '3', '7', '7', '7']) await page.keyboard.press(key); // there is no third 7
  await expect(tiles.getByRole('button', { name: '7: both in' })).toBeDisabled();
  await page.getByRole('button', { name: 'Level 1, 0 points' }).click();
  for (const key of ['3', '5', '6', '9']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(total).toHaveAccessibleName('88 points');
  await expect(page.getByText('Level 2 has 32 squares, but level 1 has only 28 to carry it.')).toBeVisible();
  await isClean(page);
  await page.reload();
  await expect(total).toHaveAccessibleName('88 points');
  await page.getByRole('button', { name: 'Done, on to Ines' }).click();
  await page.keyboard.press('9');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Bruno wins' })).toBeVisible();
  await page.getByRole('button', { name: 'Change Ines’s tiles' }).click();
  await page.getByRole('button', { name: 'Take 9 off level 3' }).click();
  await expect(total).toHaveAccessibleName('0 points');
});

test('NMBR 9 rebuilt tile by tile: legal places only, taken back, saved', async ({ page, house }) => {
  await page.addInitScript(() => localStorage.setItem('cifra.paper.names', '["Ana"]'));
  await page.goto(`${house.url}/paper/nmbr9`);
  await page.getByRole('radio', { name: /^Rebuild the layout/ }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  const tiles = page.getByRole('group', { name: 'Tiles' });
  for (const [i, number] of [9, 1, 8, 3].entries()) {
    await tiles.getByRole('button', { name: `${number}: two left` }).click();
    await place(page);
    await expect(page.getByText(`${i + 1} of 20 tiles`)).toBeVisible();
  }
  // Far away it touches nothing.
  await tiles.getByRole('button', { name: '5: two left' }).click();
  for (let i = 0; i < 15; ++i) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Doesn’t fit here' })).toBeVisible();
  await isClean(page);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('3 of 20 tiles')).toBeVisible();
  await place(page); // the one that was taken back is in hand
  await page.reload();
  await expect(page.getByText('4 of 20 tiles')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  const dialog = page.getByRole('dialog', { name: 'Results' });
  await isClean(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a game file' }).click();
  const verdict = execFileSync(binary, ['referee', await (await download).path()], { encoding: 'utf8' });
  expect(JSON.parse(verdict)).toMatchObject({ valid: true, finished: false });
  await dialog.getByRole('link', { name: 'Review the game' }).click();
  await expect(page).toHaveURL(/\/review#g=/);
});

test('the card turner: the same cards on two phones, none ahead, and a clock', async ({ page, house, browser }) => {
  await page.clock.install();
  await page.goto(`${house.url}/paper/cards`);
  const card = (of: Page) => of.getByRole('img', { name: /^The card is a \d$/ });
  await expect(card(page)).toHaveCount(0);
  const link = await page.getByRole('textbox', { name: 'On everybody’s phone' }).inputValue();
  const seed = new URL(link).hash.replace('#seed=', '');
  expect(page.url()).toBe(`${house.url}/paper/cards#seed=${seed}`);
  const deck = execFileSync(binary, ['deck', '--seed', seed], { encoding: 'utf8' }).trim().split(',');

  const other = await browser.newPage();
  await other.goto(link);
  await expect(other.getByRole('button', { name: 'Turn the first card' })).toBeEnabled();
  for (const one of [page, other]) {
    await one.getByRole('button', { name: 'Turn the first card' }).click();
    await expect(card(one)).toHaveAccessibleName(`The card is a ${deck[0]}`);
    await one.getByRole('button', { name: 'Next card' }).click();
    await expect(card(one)).toHaveAccessibleName(`The card is a ${deck[1]}`);
  }
  await other.reload(); // it stays where it was turned
  await expect(card(other)).toHaveAccessibleName(`The card is a ${deck[1]}`);
  for (let i = 2; i < 20; ++i) await other.keyboard.press('ArrowRight');
  await expect(card(other)).toHaveAccessibleName(`The card is a ${deck[19]}`);
  await expect(other.getByText('This was the last of the twenty cards.')).toBeVisible();
  await other.close();
  await expect(card(page)).toHaveAccessibleName(`The card is a ${deck[1]}`);
  await isClean(page);

  await page.getByRole('button', { name: 'Start the clock' }).click();
  await page.clock.runFor(20_000);
  await expect(page.getByRole('timer')).toHaveText('0:40');
  await page.clock.runFor(41_000);
  await expect(page.getByRole('timer')).toHaveText('Time’s up');
  await page.getByRole('button', { name: 'Next card' }).click(); // sets it back
  await expect(page.getByRole('timer')).toHaveText('1:00');

  await page.getByRole('button', { name: 'Shuffle anew' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New game' }).click();
  await expect(card(page)).toHaveCount(0);
  expect(page.url()).not.toContain(seed);
  await page.goto(`${house.url}/paper/clock`);
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await page.clock.runFor(10_000);
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect(page.getByRole('timer')).toHaveText('1:00');
  await isClean(page);
  await page.goto(`${house.url}/paper/nothing`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
