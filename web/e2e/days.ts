// The game of a day, and that of a group, past the page: tiles are placed by requests, as another device of the same player would.
import { type Browser, expect, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';

interface Spot {
  x: number;
  y: number;
}

/** Everything on the table, side by side: the first place that is taken. */
async function placeOne(page: Page, table: string, round: number, last: Spot): Promise<Spot> {
  for (let x = last.x; x < last.x + 8; ++x)
    for (const y of [0, 1, -1, 2, -2, 3, -3].map((away) => last.y + away)) {
      const choice = `${x},${y},0,0`;
      const answer = await page.request.post(table, { data: { type: 'choose', round, turn: 0, choice } });
      if (answer.ok()) return { x, y };
    }
  throw new Error('no place was taken');
}

/** Plays the rest of the try of whoever this page is; `url` is that of its table. */
export async function playOn(page: Page, url: string): Promise<void> {
  const { origin, pathname } = new URL(url);
  const table = `${origin}/api/tables/${pathname.split('/').at(-1)}`;
  const { state, turns } = (await (await page.request.get(table)).json()) as {
    state: { round: number };
    turns: { outcome: { placements: Spot[] } }[];
  };
  let last: Spot = { x: 0, y: 0 };
  for (const { outcome } of turns) {
    const spot = outcome.placements[0];
    if (spot && spot.x >= last.x) last = spot;
  }
  for (let round = state.round; round < 20; ++round) last = await placeOne(page, table, round, last);
}

/** Begins today's game from its page; returns the address of the table. */
export async function beginToday(page: Page, at: string, name: string): Promise<string> {
  await page.goto(`${at}/today`);
  await page.getByRole('button', { name: 'Play today’s' }).click();
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/today\/[a-z2-7]{15}$/);
  return page.url();
}

/** People join a group in step, every second of them with real tiles. */
export async function joinGroup(browser: Browser, link: string, names: string[]): Promise<void> {
  const api = new URL(link).origin + '/api';
  for (const [i, name] of names.entries()) {
    const { request } = await browser.newContext();
    await request.post(`${api}/guests`, { data: { name } });
    const data = { by_hand: i % 2 === 1 };
    const joined = await request.post(`${api}/groups/${link.split('/').at(-1)}/tries`, { data });
    expect(joined.ok()).toBe(true);
  }
}

/** A day that is over as a server tells of it, with so many players: one that has just been opened opens none of its
 *  days, because nobody knows yet whether its clock is right. */
export async function openDay(page: Page, day: number): Promise<void> {
  const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
  const link = hash('a link of nobody');
  let anchor = link;
  for (let i = 0; i <= day; ++i) anchor = hash(anchor);
  const bars = Array.from({ length: 30 }, (_, i) => [
    60 + 2 * i,
    1 + Math.round(12 * Math.exp(-(((i - 14) / 7) ** 2))),
  ]);
  await page.route(`**/api/days/${day}`, async (route) => {
    const body = (await (await route.fetch()).json()) as { live: object };
    const seed = hash(`live:${link.toString('hex')}`).toString('hex');
    const players = bars.reduce((sum, [, tries]) => sum + (tries as number), 0);
    const live = { ...body.live, players, bars, better_than: null, par: 93.6, best: null, layouts: [], seed };
    await route.fulfill({ json: { ...body, link: link.toString('hex'), anchor: anchor.toString('hex'), live } });
  });
}
