// A game is reviewed: from a file, from its link in a browser that has never seen the server, turn by turn.
import { expect, test } from './house';
import { recordFile } from './records';

test('a saved game of The Number is opened, stepped through, and linked', async ({ page, house, browser }) => {
  await page.goto(`${house.url}/review`);
  await page.getByLabel('Choose a file').setInputFiles(recordFile('the-number', 'easy,hard'));
  await expect(page.getByRole('heading', { name: 'Round 1, turn 1' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Skill and luck' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The equilibrium mix' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Round 1, turn 2' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { name: 'Round 2, turn 5' })).toBeVisible();

  // The whole game is in the address: it opens where nobody has seen it, at the same turn.
  const link = page.url();
  expect(link.length).toBeLessThan(2000);
  const fresh = await browser.newContext();
  const other = await fresh.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Round 2, turn 5' })).toBeVisible();
  await fresh.close();

  // The three that cost most are ways to their turns.
  const dear = page.locator('section', { has: page.getByRole('heading', { name: 'What cost most' }) });
  await dear.getByRole('button').first().click();
  await expect(dear.getByRole('button').first()).toHaveAttribute('aria-current', 'step');
});

test('NMBR 9: what placements cost, a better place, and what was possible', async ({ page, house }) => {
  test.setTimeout(120_000);
  await page.goto(`${house.url}/review`);
  await page.getByLabel('Choose a file').setInputFiles(recordFile('nmbr9', 'easy'));
  await expect(page.getByRole('heading', { name: /^Card 1 of 20/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Skill and luck' })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText(/more than \d+ impossible/)).toBeVisible();
  const dear = page.locator('section', { has: page.getByRole('heading', { name: 'What cost most' }) });
  await expect(dear.getByRole('button')).toHaveCount(3);
  await dear.getByRole('button').first().click();
  await expect(page.getByText('The dashed place is the best one.')).toBeVisible();
  await expect(page.getByText(/is worth .* more|and worth .* more/).first()).toBeVisible();
  // Kept on the device: it is there at once the next time.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Skill and luck' })).toBeVisible({ timeout: 5000 });
});

test('a link or a file that is no game gets a sentence', async ({ page, house }) => {
  await page.goto(`${house.url}/review#g=abc`);
  await expect(page.getByText('This link doesn’t hold a whole game')).toBeVisible();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'x.json', mimeType: 'text/plain', buffer: Buffer.from('{}') });
  await expect(page.getByText('This file isn’t a saved game.')).toBeVisible();
  const broken = { game: 'the-number', players: ['a', 'b'], rounds: [[['999', '12x']]] };
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'x.json', mimeType: 'text/plain', buffer: Buffer.from(JSON.stringify(broken)) });
  await expect(page.getByText('This game can’t be reviewed')).toBeVisible();
});
