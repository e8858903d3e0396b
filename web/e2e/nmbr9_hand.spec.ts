// The tile in hand of NMBR 9: it moves as the finger does, the view keeps everything in sight, places are drawn as
// places, and the button is in sight on a small phone.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { type House, expect, test } from './house';
import { chooseByTaps, place } from './players';

interface Point {
  x: number;
  y: number;
}

async function playNow(page: Page, house: House, game = 'NMBR 9'): Promise<void> {
  await page.goto(house.url);
  await page.getByRole('region', { name: game }).getByRole('button', { name: 'Play now' }).click();
}

/** At a game of NMBR 9 with that many tiles laid. */
async function laid(page: Page, house: House, tiles: number): Promise<void> {
  await playNow(page, house);
  for (let card = 0; card < tiles; ++card) {
    await expect(page.getByText(`Card ${card + 1} of 20.`).first()).toBeAttached();
    await place(page);
  }
  await expect(page.getByText(`Card ${tiles + 1} of 20.`).first()).toBeAttached();
  await expect(page.getByRole('button', { name: /^Place on level|^Put it/ })).toBeEnabled();
  await rest(page);
}

/** Until nothing on the board moves. */
async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(80);
  await page.evaluate(async () => {
    let before = '';
    for (let same = 0; same < 4;) {
      await new Promise((done) => setTimeout(done, 60));
      const now = [...document.querySelectorAll('.held .face, .ghost .line, .layout')]
        .map((one) => JSON.stringify(one.getBoundingClientRect()))
        .join();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });
}

/** The corner of what is drawn of the tile in hand, and of its ghost: where it will lie. */
const corner = (page: Page, what: 'held .face' | 'ghost .line'): Promise<Point> =>
  page.evaluate((selector) => {
    const { left, top } = document.querySelector(`.${selector}`)!.getBoundingClientRect();
    return { x: left, y: top };
  }, what);

const square = (page: Page): Promise<number> =>
  page.locator('.ground').evaluate((ground) => parseFloat(getComputedStyle(ground).backgroundSize));

/** A point inside the tile in hand; moved by `way` it is as far from the edges of the board as can be, where the table
 *  would move along. */
async function pointOfTile(page: Page, way: Point = { x: 0, y: 0 }): Promise<Point> {
  return page.evaluate((way) => {
    const path = document.querySelector('.held .face') as SVGPathElement;
    const board = document.querySelector('.ground')!.getBoundingClientRect();
    const { left, right, top, bottom } = path.getBoundingClientRect();
    const onPath = path.getScreenCTM()!.inverse();
    let [best, far] = [{ x: 0, y: 0 }, -Infinity];
    for (let y = top + 8; y < bottom; y += 6) {
      for (let x = left + 8; x < right; x += 6) {
        if (!path.isPointInFill(new DOMPoint(x, y).matrixTransform(onPath))) continue;
        const [endX, endY] = [x + way.x, y + way.y];
        const edge = Math.min(endX - board.left, board.right - endX, endY - board.top, board.bottom - endY);
        if (edge > far) [best, far] = [{ x, y }, edge];
      }
    }
    if (far < 30) throw new Error(`the finger would come to the edge: ${far}`);
    return best;
  }, way);
}

class Finger {
  private at: Point = { x: 0, y: 0 };
  private constructor(private readonly session: CDPSession) {}
  static async of(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }
  private touch(type: 'touchStart' | 'touchMove' | 'touchEnd'): Promise<unknown> {
    return this.session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [this.at] });
  }
  async down(at: Point): Promise<void> {
    this.at = at;
    await this.touch('touchStart');
  }
  async by(dx: number, dy: number, steps: number): Promise<void> {
    const { x, y } = this.at;
    for (let step = 1; step <= steps; ++step) {
      this.at = { x: x + (dx * step) / steps, y: y + (dy * step) / steps };
      await this.touch('touchMove');
    }
  }
  async up(): Promise<void> {
    await this.touch('touchEnd');
  }
}

async function phone(browser: Browser, width = 390, height = 844): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: true });
  await context.addInitScript(() => localStorage.setItem('cifra.coached', '["nmbr9","the-number"]')); // not a first game
  return context.newPage();
}

/** The tile in hand has moved by that; a touch is drawn with the next frame. */
async function moved(page: Page, from: Point, dx: number, dy: number, said: string): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const to = await corner(page, 'held .face');
  expect(to.x - from.x, said).toBeCloseTo(dx, 0);
  expect(to.y - from.y, said).toBeCloseTo(dy, 0);
}

const ways = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

test('a dragged tile moves by exactly what the finger moves, and lies on the nearest square', async ({
  browser,
  house,
}) => {
  const page = await phone(browser);
  await laid(page, house, 1);
  const finger = await Finger.of(page);
  for (const [name, [dx, dy]] of Object.entries(ways)) {
    for (const far of [20, 40, 100]) {
      const said = `${far} px ${name}`;
      // From the same place every time: where the game proposes to put it.
      await page.keyboard.press('Escape');
      await page.keyboard.press('0');
      await rest(page);
      const size = await square(page);
      const [tile, ghost] = [await corner(page, 'held .face'), await corner(page, 'ghost .line')];
      await finger.down(await pointOfTile(page, { x: dx * far, y: dy * far }));
      await finger.by((dx * far) / 2, (dy * far) / 2, 5);
      await moved(page, tile, (dx * far) / 2, (dy * far) / 2, `half of ${said}`);
      await finger.by((dx * far) / 2, (dy * far) / 2, 5);
      await moved(page, tile, dx * far, dy * far, said);
      // The level below may be another one: then the drawing is a little higher or lower.
      const aim = await corner(page, 'ghost .line');
      expect(Math.abs(aim.x - ghost.x - Math.round((dx * far) / size) * size), said).toBeLessThan(1);
      expect(Math.abs(aim.y - ghost.y - Math.round((dy * far) / size) * size), said).toBeLessThan(0.24 * size);
      const before = await page.locator('.layout').boundingBox();
      await finger.up();
      await rest(page);
      // It lies where the ghost was; the view may have moved to show everything.
      const after = await page.locator('.layout').boundingBox();
      const now = await square(page);
      const [lies, layout] = [await corner(page, 'ghost .line'), { before: before!, after: after! }];
      expect((lies.x - layout.after.x) / now, said).toBeCloseTo((aim.x - layout.before.x) / size, 0);
      expect((lies.y - layout.after.y) / now, said).toBeCloseTo((aim.y - layout.before.y) / size, 0);
    }
  }
  await page.context().close();
});

test('a nudge of a finger is one square; a tap still rotates', async ({ browser, house }) => {
  const page = await phone(browser);
  await laid(page, house, 1);
  const finger = await Finger.of(page);
  // Where it will lie, in squares from the corner of the layout: the view may change to keep all of it in sight.
  const lies = async (): Promise<Point> => {
    const [size, layout] = [await square(page), await page.locator('.layout').boundingBox()];
    const { x, y } = await corner(page, 'ghost .line');
    return { x: (x - layout!.x) / size, y: (y - layout!.y) / size };
  };
  const before = await lies();
  await finger.down(await pointOfTile(page));
  await finger.by(0, await square(page), 8);
  await finger.up();
  await rest(page);
  const after = await lies();
  expect(Math.abs(after.x - before.x)).toBeLessThan(0.24);
  expect(Math.abs(after.y - before.y - 1)).toBeLessThan(0.24);

  await page.keyboard.press('Escape');
  await rest(page);
  const shape = (): Promise<string | null> => page.locator('.held .face').getAttribute('d');
  const upright = await shape();
  await finger.down(await pointOfTile(page));
  await finger.by(3, 2, 2); // fingers tremble
  await finger.up();
  await expect.poll(shape).not.toBe(upright);
  await page.context().close();
});

test('arrow buttons move by one square on a touch screen, and only there', async ({ browser, house, page: desk }) => {
  const page = await phone(browser);
  await laid(page, house, 1);
  const move = page.getByRole('group', { name: 'Move by one square' });
  for (const [name, [dx, dy]] of Object.entries(ways)) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('0');
    await rest(page);
    const size = await square(page);
    const [ghost, layout] = [await corner(page, 'ghost .line'), (await page.locator('.layout').boundingBox())!];
    const button = move.getByRole('button', { name: `Move ${name}` });
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(42);
    await button.tap();
    await rest(page);
    const [to, now] = [await corner(page, 'ghost .line'), await square(page)];
    const moved = (await page.locator('.layout').boundingBox())!;
    expect((to.x - moved.x) / now - (ghost.x - layout.x) / size, name).toBeCloseTo(dx, 0);
    expect((to.y - moved.y) / now - (ghost.y - layout.y) / size, name).toBeCloseTo(dy, 0);
  }
  await page.context().close();
  await desk.setViewportSize({ width: 1280, height: 800 });
  await laid(desk, house, 1);
  await expect(desk.getByRole('group', { name: 'Move by one square' })).toBeHidden();
});

/** Whether the layout and the tile in hand are above the controls and below the title. */
async function inSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const foot = document.querySelector('.foot')!.getBoundingClientRect();
    const board = document.querySelector('.work')!.getBoundingClientRect();
    return ['.layout', '.held', '.ghost'].every((selector) => {
      const box = document.querySelector(selector)!.getBoundingClientRect();
      return box.left >= board.left && box.right <= board.right && box.top >= board.top && box.bottom <= foot.top + 1;
    });
  });
}

test('the wheel zooms, says so, and counts for one turn', async ({ page, house }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await laid(page, house, 4);
  await expect(page.locator('.keys').getByText('Wheel')).toBeVisible();
  expect(await inSight(page)).toBe(true);

  // Over the tile and beside it the same: larger, and not rotated.
  const shape = await page.locator('.held .face').getAttribute('d');
  const before = await square(page);
  const tile = await pointOfTile(page);
  await page.mouse.move(tile.x, tile.y);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => square(page)).toBeGreaterThan(before * 1.05);
  expect(await page.locator('.held .face').getAttribute('d')).toBe(shape);
  const board = (await page.getByRole('application').boundingBox())!;
  await page.mouse.move(board.x + 20, board.y + 250);
  for (let notch = 0; notch < 5; ++notch) await page.mouse.wheel(0, -100);
  await expect.poll(() => square(page)).toBeGreaterThan(before * 1.3);
  const own = await square(page);
  await page.keyboard.press('n');
  await rest(page);
  expect(await square(page)).toBe(own); // this turn it is the player's view

  for (let card = 5; card < 9; ++card) {
    await place(page);
    await expect(page.getByText(`Card ${card + 1} of 20.`).first()).toBeVisible();
    await rest(page);
    expect(await inSight(page), `card ${card + 1}`).toBe(true);
    await page.mouse.wheel(0, card % 2 ? 400 : -400); // a look of one's own in every turn, nearer or farther
    await rest(page);
  }
  await place(page);
  await expect(page.getByText('Card 10 of 20.').first()).toBeVisible();
  await rest(page);
  expect(await inSight(page)).toBe(true);
});

test('places are areas by level with a legend; the tile in hand lets what is below shine through', async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await laid(page, house, 6);
  const chips = page.getByRole('group', { name: 'Where it fits' }).getByRole('button');
  const levels = await chips.evaluateAll((all) => all.map((chip) => /level (\d+)/.exec(chip.textContent)![1]!));
  // The table is drawn when the tile lies there.
  await chips.last().click();
  await rest(page);
  expect(
    await page.locator('.places').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['level'])),
  ).toEqual(levels);
  for (const level of levels) {
    const lines = page.locator(`.places[data-level="${level}"] path:not(.halo)`);
    expect(await lines.count(), `level ${level}`).toBeLessThanOrEqual(2); // an area, not a mark for each square
    expect(await lines.count(), `level ${level}`).toBeGreaterThan(0);
    if (level !== '0')
      await expect(page.locator(`.places[data-level="${level}"] text`).first()).toHaveText(`×${level}`);
  }
  await expect(page.getByText('fits', { exact: true })).toBeVisible();
  await expect(page.getByText('fits rotated', { exact: true })).toBeVisible();
  const see = (): Promise<number> =>
    page.locator('.held .face').evaluate((face) => Number(getComputedStyle(face).fillOpacity));
  expect(await see()).toBeLessThan(0.6);
});

test('levels are readable on the end board of a phone and at 200 %', async ({ browser, house }) => {
  const page = await phone(browser);
  await laid(page, house, 19);
  await expect(page.getByText('base for more')).toHaveCount(0); // the last card
  await page.keyboard.press('p'); // level 0 comes last
  await expect(page.getByText('Fits on level 0: no points.', { exact: true }).first()).toBeVisible();
  await place(page);
  await page.getByRole('button', { name: 'See the board' }).click();
  for (const [width, height] of [
    [390, 844],
    [640, 400], // 1280 x 800 at 200 %
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await rest(page);
    const seen = await page.evaluate(() => ({
      tiles: document.querySelectorAll('.layout .tile:has(.numeral)').length,
      sizes: [...document.querySelectorAll('.layout text')].map((text) => {
        const scale = (text as SVGTextElement).getScreenCTM()!.a;
        return parseFloat(getComputedStyle(text).fontSize) * scale;
      }),
    }));
    expect(seen.sizes.length, `${width} x ${height}`).toBeGreaterThan(seen.tiles / 2);
    expect(Math.min(...seen.sizes), `${width} x ${height}`).toBeGreaterThan(7.5);
  }
  await page.context().close();
});

test('the first tile is put on the table by the player', async ({ page, house }) => {
  await playNow(page, house);
  await expect(page.getByText('Your table is empty.', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Place on level/ })).toHaveCount(0);
  await expect(page.locator('.ghost')).toHaveCount(0);
  // A tap on the table puts it there; by keys the arrows, N or Enter do.
  const board = (await page.getByRole('application').boundingBox())!;
  const tapped = { x: board.x + board.width / 2, y: board.y + 190 };
  await page.mouse.click(tapped.x, tapped.y);
  await expect(page.getByRole('button', { name: 'Place on level 0' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Put it in the middle' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Place on level 0' })).toBeEnabled();
  await page.waitForTimeout(350);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Card 2 of 20.').first()).toBeVisible();
});

test('the button that counts is in sight on a phone of 320 x 568, in both games', async ({ browser, house }) => {
  const page = await phone(browser, 320, 568);
  await playNow(page, house);
  await expect(page.getByRole('button', { name: 'Put it in the middle' })).toBeInViewport({ ratio: 1 });
  await place(page);
  await expect(page.getByText('Card 2 of 20.').first()).toBeAttached();
  await expect(page.getByRole('button', { name: /^Place on level/ })).toBeInViewport({ ratio: 1 });
  await rest(page);
  expect(await inSight(page)).toBe(true);
  await page.context().close();

  const other = await phone(browser, 320, 568);
  await playNow(other, house, 'The Number');
  const keys = other.getByRole('group', { name: 'Your digits' }).getByRole('button', { name: /^\d$/ });
  for (let digit = 0; digit < 3; ++digit) await keys.first().click();
  expect(await other.evaluate(() => scrollY)).toBe(0);
  await expect(other.getByRole('button', { name: /^Choose \d{3}$/ })).toBeInViewport({ ratio: 1 });
  await keys.first().click({ trial: true });
  await other.keyboard.press('Escape');
  await chooseByTaps(other);
  await other.context().close();
});
