// A third game, which only this test registers (tests/tiny), on the screens of the page: front page, lobby, table, end.
import { expect, test } from '@playwright/test';
import type { ViteDevServer } from 'vite';
import { openPage } from './stage';

let url: string;
let server: ViteDevServer;
test.beforeAll(async () => {
  ({ url, server } = await openPage());
});
test.afterAll(() => server.close());

test('it has a card on the front page, beside the others', async ({ page }) => {
  await page.goto(`${url}tests/tiny/index.html?screen=home`);
  const card = page.getByRole('region', { name: 'Tiny' });
  await expect(card.getByText('Pick a number. Each counts once.')).toBeVisible();
  await expect(card.getByText('Against 2 bots (easy).')).toBeVisible();
  await expect(card.locator('svg circle')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).getByText(/^(The Number|NMBR 9|Tiny)$/)).toHaveText([
    'The Number',
    'NMBR 9',
    'Tiny',
  ]);
});

test('it is agreed on, played and ended by its own module', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${url}tests/tiny/index.html`);
  await expect(page.getByRole('heading', { name: 'A table for Tiny' })).toBeVisible();
  await expect(page.getByLabel('Bea’s level')).toContainText('Stubborn');
  await expect(page.getByRole('group', { name: 'Turns' }).getByRole('radio', { name: '2' })).toBeChecked();
  await page.getByRole('group', { name: 'Turns' }).getByRole('radio', { name: '3' }).check();
  await page.getByRole('checkbox', { name: 'Public' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();

  const board = page.getByRole('region', { name: 'Pick a number' });
  await board.getByRole('button', { name: '7' }).click();
  await expect(board.getByText('Turn 1: Ana 7, Bea 3.')).toBeVisible();
  await board.getByRole('button', { name: '7' }).click();
  await expect(page.getByText('You have picked that number before. Pick another.')).toBeVisible();
  await board.getByRole('button', { name: '1' }).click();
  await expect(board.getByText('Turn 2: Ana 1, Bea 4.')).toBeVisible();
  await expect(page.getByText('You have picked that number before.')).toHaveCount(0);
  await board.getByRole('button', { name: '9' }).click();

  const end = page.getByRole('dialog', { name: 'You win!' });
  await expect(end.getByRole('listitem')).toHaveText([/Ana you\s*17 points/, /Bea bot, stubborn\s*12 points/]);
  await expect(end.getByText('The most was 9.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('its rules and its coach come from its module, too', async ({ page }) => {
  await page.goto(`${url}tests/tiny/index.html?screen=home`);
  await expect(page.getByRole('link', { name: 'Tiny: how to play' })).toBeVisible();
  await page.goto(`${url}tests/tiny/index.html`);
  await page.getByRole('button', { name: 'How to play' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tiny in six pictures' });
  await expect(dialog.getByRole('heading', { name: 'High is good' })).toBeVisible();
  await expect(dialog.getByText('Pick the numbers from 1 to 9', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const tip = page.getByRole('region', { name: 'Tip' });
  await expect(tip).toContainText('Any number will do.');
  await page.getByRole('region', { name: 'Pick a number' }).getByRole('button', { name: '7' }).click();
  await expect(tip).toContainText('Your 7 scored and is gone: pick another.');
});
