// NMBR 9, four people at one table: one plays with the mouse, one by keyboard alone, one loses the connection and comes
// back (on a phone), one reloads the page in the middle of a round.
import type { Page } from '@playwright/test';
import { Cable, expect, test } from './house';
import { place, sit, sitByKeyboard, tableWith } from './players';
import { checkRecord, standings } from './result';

const cards = 12; // enough for three levels, and for everything that happens below
const names = ['Ana', 'Ben', 'Chloé', 'Dino'];

test('four people play a whole game of NMBR 9, to its record', async ({ browser, house }) => {
  const cable = await Cable.to(house);
  const look = [
    { reducedMotion: 'no-preference' },
    {},
    { viewport: { width: 390, height: 844 }, hasTouch: true },
    {},
  ] as const;
  const contexts = await Promise.all(look.map((options) => browser.newContext({ ...options })));
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const [mouse, typist, traveller, reloader] = pages as [Page, Page, Page, Page];

  const link = await tableWith(mouse, house, { game: 'nmbr9', options: { variant: `U-9-2-${cards}` } });
  await sitByKeyboard(typist, link, 'Ben');
  await sit(traveller, link.replace(house.url, cable.url), 'Chloé');
  await sit(reloader, link, 'Dino');
  await expect(mouse.getByText('4 of 4 seats taken.')).toBeVisible();
  await mouse.getByRole('button', { name: 'Start the game' }).click();

  for (let round = 0; round < cards; ++round) {
    await Promise.all(
      pages.map((page) => expect(page.getByRole('heading', { name: /^Place your \d$/ })).toBeVisible()),
    );
    // By keyboard alone: turn it, look at another place, then place it where it fits best.
    const type = async () => {
      if (round % 3 === 1) await typist.keyboard.press('r');
      await typist.waitForTimeout(350);
      await typist.keyboard.press('n');
      await expect(typist.getByRole('button', { name: /^Place on level/ })).toBeEnabled();
      await typist.keyboard.press('Enter');
    };
    if (round === 5) {
      await place(reloader);
      await reloader.reload(); // what was placed stands
      await expect(reloader.getByText(/^Waiting for/).first()).toBeVisible();
      await Promise.all([place(traveller), type(), place(mouse)]);
    } else if (round === 8) {
      cable.cut();
      await expect(traveller.getByText('Connection lost', { exact: false }).first()).toBeVisible();
      await place(traveller); // without a connection too: the tap is kept
      cable.mend();
      await Promise.all([place(reloader), type(), place(mouse)]);
    } else {
      await Promise.all([place(reloader), place(traveller), type(), place(mouse)]);
    }
  }

  const results = await Promise.all(pages.map((page) => standings(page, names)));
  for (const result of results) expect(result).toEqual(results[0]);
  await checkRecord(mouse, 'nmbr9', results[0] as Record<string, number>);
  cable.remove();
  await Promise.all(contexts.map((context) => context.close()));
});

/** A point of the screen where the tile in hand is, not its hole or a corner. */
async function pointOfTile(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(() => {
    const path = document.querySelector('.held .face') as SVGPathElement;
    const { left, top, width, height } = path.getBoundingClientRect();
    const onPath = path.getScreenCTM()!.inverse();
    for (let y = top + 12; y < top + height; y += 8) {
      for (let x = left + 12; x < left + width; x += 8)
        if (path.isPointInFill(new DOMPoint(x, y).matrixTransform(onPath))) return { x, y };
    }
    throw new Error('no tile in hand');
  });
}

test('a tile is dragged; where it does not fit the reason is said', async ({ page, house }) => {
  await page.goto(house.url);
  await page.getByRole('region', { name: 'NMBR 9' }).getByRole('button', { name: 'Play now' }).click();
  await place(page);
  await expect(page.getByText('Card 2 of 20.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Place on level/ })).toBeEnabled();
  await page.waitForTimeout(500); // the tile has come to rest
  const board = await page.getByRole('application').boundingBox();
  if (!board) throw new Error('no board');
  let from = { x: 0, y: 0 };
  await expect(async () => {
    from = await pointOfTile(page);
  }).toPass();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(board.x + 40, board.y + 0.6 * board.height, { steps: 12 });
  await page.mouse.up();
  await expect(page.getByText('It must touch a tile on level 0 along an edge.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Doesn’t fit here' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('button', { name: /^Place on level/ })).toBeEnabled();
});
