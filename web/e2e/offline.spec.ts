// A game against bots without the house: the page has been here once, then the house is gone.
import { expect, House, test } from './house';
import { chooseByKeyboard, nextTurn, place } from './players';

test('a game against bots is played without any server, and survives a reload', async ({ browser }) => {
  const house = new House();
  await house.start();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(house.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready)); // installed: all of it is on the device
  // The files that bots play with come a moment later.
  const files = () =>
    page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => url);
    });
  await expect.poll(files, { timeout: 20_000 }).toContainEqual(expect.stringContaining('/assets/value'));
  await page.evaluate(() => localStorage.setItem('cifra.opponents', JSON.stringify({ nmbr9: { levels: ['hard'] } })));
  const asked: string[] = [];
  context.on('requestfinished', (request) => asked.push(request.url()));
  await house.kill();

  await page.reload();
  await page.getByRole('region', { name: 'The Number' }).getByRole('button', { name: 'Play now' }).click();
  for (let turn = 0; turn < 10; ++turn) {
    await expect(page.getByText(`Round ${turn < 5 ? 1 : 2}, turn ${(turn % 5) + 1}`).first()).toBeVisible();
    if (turn === 4) await page.reload();
    if (!(await page.getByRole('heading', { name: 'You’re out of digits' }).isVisible())) await chooseByKeyboard(page);
    await nextTurn(page);
  }
  await expect(page.getByRole('dialog', { name: /win|share the victory/ })).toBeVisible();
  await expect(page.getByText('Fair game: no choice was changed after it was made.')).toBeVisible();

  // The rematch begins at once, and the home page lists it.
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText('Round 1, turn 1').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page.getByText('Your turn').first()).toBeVisible();

  // The game that is over is kept, and tells nothing yet.
  await page.getByRole('link', { name: 'Your games 1, and what it tells' }).click();
  await expect(page.getByText('The Number, 1 game')).toBeVisible();
  await expect(page.getByText('After 4 more games this says something.')).toBeVisible();
  await page.goBack();

  // The other game, in another language.
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByText('Deutsch').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page
    .getByRole('button', { name: 'Language' })
    .or(page.getByRole('button', { name: 'Sprache' }))
    .click();
  await page.getByText('English').click();
  await page.getByRole('region', { name: 'NMBR 9' }).getByRole('button', { name: 'Play now' }).click();
  for (let round = 0; round < 3; ++round) await place(page);
  await expect(page.getByText('Card 4 of 20.').first()).toBeVisible();
  expect(asked).toContainEqual(expect.stringContaining('/assets/value')); // it was hard who played

  // The paper table needs no house either.
  await page.goto(`${house.url}/paper/the-number`);
  await expect(page.getByRole('button', { name: 'Start the sheet' })).toBeEnabled();

  // With friends needs the house: a sentence says so.
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await page.getByRole('region', { name: 'The Number' }).getByRole('button', { name: 'Play with friends' }).click();
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill('Ana');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByText('The server can’t be reached.', { exact: false }).first()).toBeVisible();
  await context.close();
  await house.remove();
});
