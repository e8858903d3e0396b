// NMBR 9, four people at one table: one plays with the mouse, one by keyboard alone, one loses the connection and comes back
// (on a phone), one reloads the page in the middle of a round.
import type { Page } from '@playwright/test';
import { Cable, expect, test } from './house';
import { openTable, place, sit, sitByKeyboard } from './players';
import { checkRecord, standings } from './result';

const names = ['Ana', 'Ben', 'Chloé', 'Dino'];

test('four people play a whole game of NMBR 9', async ({ browser, house }) => {
  const cable = await Cable.to(house);
  const look = [{}, { reducedMotion: 'reduce' }, { viewport: { width: 390, height: 844 }, hasTouch: true }, { reducedMotion: 'reduce' }] as const;
  const contexts = await Promise.all(look.map((options) => browser.newContext({ ...options })));
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const [mouse, typist, traveller, reloader] = pages as [Page, Page, Page, Page];

  const link = await openTable(mouse, house.url, 'NMBR 9', 'Ana');
  await sitByKeyboard(typist, link, 'Ben');
  await sit(traveller, link.replace(house.url, cable.url), 'Chloé');
  await sit(reloader, link, 'Dino');
  await expect(mouse.getByText('4 of 4 seats taken.')).toBeVisible();
  await mouse.getByRole('button', { name: 'Start the game' }).click();

  for (let round = 0; round < 20; ++round) {
    await Promise.all(pages.map((page) => expect(page.getByRole('heading', { name: /^Place your \d$/ })).toBeVisible()));
    await place(reloader);
    if (round === 5) {
      await reloader.reload(); // what was placed stands
      await expect(reloader.getByText(/^Waiting for/).first()).toBeVisible();
    }
    if (round === 8) {
      cable.cut();
      await expect(traveller.getByText('Connection lost', { exact: false }).first()).toBeVisible();
    }
    await place(traveller); // without a connection too: the tap is kept
    cable.mend();
    // By keyboard alone: turn it, look at another place, then place it where it fits best.
    if (round % 3 === 1) await typist.keyboard.press('r');
    await typist.waitForTimeout(350);
    await typist.keyboard.press('n');
    await expect(typist.getByRole('button', { name: /^Place on level/ })).toBeEnabled();
    await typist.keyboard.press('Enter');
    await place(mouse);
  }

  const results = await Promise.all(pages.map((page) => standings(page, names)));
  for (const result of results) expect(result).toEqual(results[0]);
  await checkRecord(mouse, 'nmbr9', results[0] as Record<string, number>);
  cable.remove();
  await Promise.all(contexts.map((context) => context.close()));
});

test('a tile is dragged to where it fits, and the reason is said where it does not', async ({ page, house }) => {
  await page.goto(house.url);
  await page.getByRole('region', { name: 'NMBR 9' }).getByRole('button', { name: 'Play now' }).click();
  await place(page);
  await expect(page.getByText('Card 2 of 20.').first()).toBeVisible();
  const board = page.getByRole('application');
  const box = await board.boundingBox();
  if (!box) throw new Error('no board');
  // From anywhere on the ground of the tile to the far corner: nothing is there to touch.
  await board.focus();
  for (let i = 0; i < 12; ++i) await page.keyboard.press('ArrowRight');
  await expect(page.getByText('It must touch a tile on level 0 along an edge.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Does not fit here' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('button', { name: /^Place on level/ })).toBeEnabled();
});
