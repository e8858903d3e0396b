// Mistakes of a reviewed game are asked again at the game's own board, by keyboard alone, and kept for practice.
import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { nodeEngine } from '../src/engine/node';
import type { Place, Shape, Tile } from '../src/games/nmbr9/engine';
import { expectAccessible, expectToFit } from './axe';
import { binary, expect, test } from './house';
import { recordFile } from './records';

interface Mistake {
  grade: string;
  lost: number;
}
interface Placement extends Mistake, Place {
  round: number;
  number: number;
  best: Place;
}
interface Turn extends Mistake {
  round: number;
  turn: number;
  number: string;
  best: { number: string };
}

/** What the program says of the first seat, with the turns that cost most as the page asks them. */
function mistakes<T extends Mistake>(file: string, key: 'placements' | 'turns'): T[] {
  const review = JSON.parse(execFileSync(binary, ['review', '--json', file], { encoding: 'utf8' })) as {
    seats: Record<string, T[]>[];
  };
  const all = review.seats[0]![key]!;
  const dear = all
    .filter(({ grade }) => /^(inaccuracy|mistake|blunder)$/.test(grade))
    .sort((a, b) => b.lost - a.lost)
    .slice(0, 8);
  return all.filter((one) => dear.includes(one));
}

async function clean(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectToFit(page);
}

async function learn(page: Page, house: string, file: string): Promise<void> {
  await page.goto(`${house}/review`);
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByRole('button', { name: /^Learn from your/ }).click({ timeout: 90_000 });
}

/** Where the question stands, and what is said of an answer. */
const strip = (page: Page) => page.getByRole('region', { name: 'Learn from your mistakes' });

/** The rest is shown, up to the summary. */
async function showTheRest(page: Page): Promise<void> {
  const end = page.getByRole('heading', { name: 'That was all of them' });
  while (!(await end.isVisible())) {
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await page.getByRole('button', { name: /^(Next question|Finish)$/ }).click();
  }
}

test('The Number: a mistake is asked again, tried again, kept', async ({ page, house }) => {
  const file = recordFile('the-number', 'easy,hard');
  const asked = mistakes<Turn>(file, 'turns');
  expect(asked.length).toBeGreaterThan(2);
  await learn(page, house.url, file);
  const first = asked[0]!;
  await expect(page.getByText(`1 of ${asked.length}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: `Round ${first.round + 1}, turn ${first.turn + 1}` })).toBeVisible();
  await expect(page.getByText(`This turn cost ${first.lost.toFixed(1)} points.`, { exact: false })).toBeVisible();
  await clean(page);

  // What was written in the game is as wrong as it was.
  await expect(page.getByRole('group', { name: 'Your digits' })).toBeVisible();
  await page.keyboard.type(first.number);
  await page.keyboard.press('Enter');
  await expect(strip(page).getByText(`Not yet: it costs ${first.lost.toFixed(1)} points.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type(first.best.number);
  await page.keyboard.press('Enter');
  await expect(strip(page).getByText('Right: nothing is better.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The numbers that are worth most' })).toBeVisible();
  await clean(page);
  await page.getByRole('button', { name: 'Keep this one' }).click();
  await expect(page.getByRole('button', { name: 'Kept for practice', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next question' }).press('Enter');

  // The second one at once, on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText(`2 of ${asked.length}`)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Your digits' })).toBeVisible();
  await clean(page);
  await page.keyboard.type(asked[1]!.best.number);
  await page.keyboard.press('Enter');
  await expect(strip(page).getByText('Right: nothing is better.')).toBeVisible();
  await page.getByRole('button', { name: 'Next question' }).click();
  await showTheRest(page);
  await expect(page.getByText(`2 of ${asked.length} turns found, 1 at once.`)).toBeVisible();
  await clean(page);
  await page.getByRole('button', { name: 'Back to the review' }).click();
  await expect(page.getByRole('heading', { name: 'Skill and luck' })).toBeVisible();

  // It is kept on the device, and can be given away again.
  await page.reload();
  await page.getByRole('button', { name: /^Learn from your/ }).click({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.getByRole('button', { name: 'Kept for practice' }).click();
  await expect(page.getByRole('button', { name: 'Keep this one', pressed: false })).toBeVisible();
});

test('NMBR 9: a tile is placed again, by keyboard, and judged by the engine', async ({ page, house }) => {
  test.setTimeout(240_000);
  const file = recordFile('nmbr9', 'easy');
  const record = JSON.parse(readFileSync(file, 'utf8')) as { deck: number[]; placements: Place[][] };
  const asked = mistakes<Placement>(file, 'placements');
  expect(asked.length).toBe(8);
  const engine = await nodeEngine();
  const shapes: Shape[][] = await engine.call('nmbr9.shapes', null);
  await learn(page, house.url, file);

  /** Where a place is, as the page says it. */
  const where = (round: number, at: Place): string => {
    const tiles: Tile[] = record.placements
      .slice(0, round)
      .map(([place], i) => ({ ...place!, number: record.deck[i]! }));
    const left = Math.min(...tiles.map(({ x }) => x));
    const top = Math.min(...tiles.map(({ y }) => y));
    const { width, height } = shapes[record.deck[round]!]![at.rotation]!;
    const span = (from: number, size: number) => (size === 1 ? `${from}` : `${from} to ${from + size - 1}`);
    const turned = at.rotation === 0 ? '' : `, rotated by ${at.rotation * 90}°`;
    return `columns ${span(at.x - left + 1, width)}, rows ${span(at.y - top + 1, height)}${turned}.`;
  };
  /** From place to place by keys, until the tile is there. */
  const placeAt = async (round: number, at: Place): Promise<void> => {
    const hand = page.locator('p', { hasText: /^In hand:/ });
    await expect(hand).toContainText('Now at');
    await expect(page.getByRole('button', { name: /^Place on level/ })).toBeEnabled();
    const there = where(round, at);
    for (let steps = 0; steps < 600; ++steps) {
      const said = (await hand.textContent()) ?? '';
      if (said.includes(there) && said.includes(`level ${at.level}`)) break;
      await page.keyboard.press('n');
      await expect(hand).not.toHaveText(said);
    }
    await expect(hand).toContainText(there);
    await page.waitForTimeout(350); // a key that comes with the card is not taken for one that means it
    await page.keyboard.press('Enter');
  };

  const first = asked[0]!;
  await expect(page.getByRole('heading', { name: `Card ${first.round + 1} of 20: ${first.number}` })).toBeVisible();
  await expect(page.getByText('1 of 8')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Place your ${first.number}` })).toBeVisible();
  await placeAt(first.round, record.placements[first.round]![0]!);
  await expect(strip(page).getByText(`Not yet: it costs ${first.lost.toFixed(1)} points.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await clean(page);
  await page.keyboard.press('Enter');
  await placeAt(first.round, first.best);
  await expect(strip(page).getByText('Right: nothing is better.')).toBeVisible();
  await expect(page.getByText('The outlined tile is your answer, and the best place.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In the game' })).toBeVisible();
  await page.keyboard.press('Enter');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('2 of 8')).toBeVisible();
  await clean(page);
  await showTheRest(page);
  await expect(page.getByText('1 of 8 turns found, 0 at once.')).toBeVisible();
});

test('NMBR 9: why in words, and par that grows in the background', async ({ page, house }) => {
  test.setTimeout(240_000);
  const file = recordFile('nmbr9', 'easy');
  const mistake = mistakes<Placement & { holes: unknown[]; best_holes: unknown[] }>(file, 'placements').find(
    ({ holes, best_holes }) => holes.length === 1 && best_holes.length === 0,
  )!;
  await page.goto(`${house.url}/review`);
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'Par of this shuffle' })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('The bot is playing game 1 of 8', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^Turn ${mistake.round + 1}: `) }).click();
  await expect(page.getByText('It closed a hole of one square', { exact: false })).toBeVisible();
  await expect(page.getByText('The best place closes none.')).toBeVisible();
  await expect(page.getByText('The crosses are the hole it closed.', { exact: false })).toBeVisible();
  const par = page.locator('section', { has: page.getByRole('heading', { name: 'Par of this shuffle' }) });
  await par.getByRole('button', { name: 'Stop' }).click();
  await expect(par.getByText('Stopped after 0 games')).toBeVisible();

  // What was played is kept by shuffle, and shown with its error.
  await page.evaluate(
    (deck) =>
      localStorage.setItem('cifra.nmbr9.par', JSON.stringify([[`:${deck}`, [90, 100, 110, 100, 90, 110, 100, 100]]])),
    (JSON.parse(readFileSync(file, 'utf8')) as { deck: number[] }).deck.join(),
  );
  await page.reload();
  await expect(par.getByText('par ± 2.7, from 8 games')).toBeVisible({ timeout: 30_000 });
  await expect(par.getByRole('button')).toHaveCount(0);
});

test('The Number: who eliminated whom, and by which digit', async ({ page, house }) => {
  const record = { game: 'the-number', players: ['Ana', 'Bruno'], rounds: [[['842', '385']]] };
  await page.goto(`${house.url}/review`);
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'x.json', mimeType: 'text/plain', buffer: Buffer.from(JSON.stringify(record)) });
  await expect(page.getByText('The 385 of Bruno eliminated the 842 of Ana: both have an 8.')).toBeVisible();
});
