// The paper table: people write with pens or stack cardboard, the page checks, explains and scores.
import { execFileSync } from 'node:child_process';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { binary, expect, test } from './house';

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
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
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
  await page.keyboard.type('76144444422051');
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
  await writeDown(page, '-----', 'Round 1, turn 5');

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
