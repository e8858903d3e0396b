// Lessons: one of each game, by pointer and by keyboard; progress is kept; after the last one a game.
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './house';

const next = (page: Page) => page.getByRole('button', { name: /^(Next|Finish the lesson)$/ });
const start = async (page: Page, url: string): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('cifra.coached', '["nmbr9","the-number"]'));
  await page.goto(url);
};

test('The Number by pointer: a wrong tap says why and stays, progress is kept', async ({ page, house }) => {
  await start(page, house.url);
  await page.getByRole('link', { name: /^Learn 13 short lessons/ }).click();
  const list = page.getByRole('region', { name: 'The Number' });
  await expect(list.getByText('0 of 7')).toBeVisible();
  await list.getByRole('link', { name: /^Who is eliminated, and why .* Start$/ }).click();

  await expect(page.getByRole('heading', { name: 'Tap the numbers from the lowest up' })).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await page.getByRole('button', { name: '617' }).click();
  await expect(page.getByText('617 isn’t next: 385 is lower.')).toBeVisible();
  await expect(next(page)).toBeDisabled();
  for (const number of ['385', '617', '842']) await page.getByRole('button', { name: number }).click();
  await next(page).click();

  await expect(page.getByRole('heading', { name: 'Tap the digit that eliminates 842' })).toBeVisible();
  await page.getByRole('button', { name: 'The 8 of 842' }).click();
  await expect(page.getByText('Right digit, wrong number', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'The 8 of 385' }).click();
  await expect(page.getByText('842 is eliminated, because 385 has an 8 too', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await next(page).click();

  for (const number of ['931', '842', '760']) await page.getByRole('button', { name: number }).click();
  await next(page).click();
  await page.getByRole('button', { name: '931' }).click();
  await expect(page.getByText('931 eliminated: 385 has a 3 too', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '385' }).click();
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Lesson done' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next lesson: Equals are safe' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to the lessons' }).last().click();
  await page.reload();
  await expect(list.getByText('1 of 7')).toBeVisible();
  await expect(list.getByRole('link', { name: /^Equals are safe .* Start$/ })).toBeVisible();
  await page.goto(house.url);
  await expect(page.getByRole('link', { name: 'Learn 1 of 13 lessons done' })).toBeVisible();
});

test('NMBR 9 by keyboard alone', async ({ page, house }) => {
  await start(page, `${house.url}/learn/nmbr9/two`);
  await expect(page.getByRole('heading', { name: 'Where can’t the 7 lie? Tap that place' })).toBeVisible();
  await page.getByRole('button', { name: /^Place A/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('This place is fine: on level 1, on 2 tiles.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');

  // Wrong places say why while the tile moves; only a right one can be placed.
  await expect(page.getByRole('application', { name: 'Place your 7' })).toBeVisible();
  const put = page.getByRole('button', { name: /^(Place on level \d|Doesn’t fit here)$/ });
  await expect(put).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('One square hangs over a gap.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(put).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('It rests on only one tile; it needs two.')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Place on level 1' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Two tiles carry it: 7 points.', { exact: false })).toBeVisible();
  await expect(next(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');

  // A place that is legal on another level is not what was asked for. N goes through all places.
  await expect(page.getByRole('heading', { name: 'Place the 1 on level 2' })).toBeVisible();
  await expect(put).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByText('It fits, but on level 0. It should lie on level 2.')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('button', { name: 'Place on level 2' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lesson done' })).toBeVisible();
});

test('The Number by keyboard: numbers are found by Tab, one is written', async ({ page, house }) => {
  await start(page, `${house.url}/learn/the-number/equal`);
  await page.getByRole('button', { name: '959' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('959 eliminated: 595 has a 5 and a 9 too', { exact: false })).toBeVisible();
  for (let tablet = 0; tablet < 2; ++tablet) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'The 5 of 452' }).focus();
  await page.keyboard.press('Space');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The others wrote 640 and 640', exact: false })).toBeVisible();
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(page.getByText('640 is higher.', { exact: false })).toBeVisible();
  await page.keyboard.type('640');
  await page.keyboard.press('Enter');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lesson done' })).toBeVisible();
});

test('NMBR 9 by pointer: a tile is dragged to where it may lie', async ({ page, house }) => {
  await start(page, `${house.url}/learn/nmbr9/gap`);
  await page.getByRole('button', { name: /^Place A/ }).click();
  await next(page).click();
  await page.getByRole('button', { name: 'It rests on one tile only' }).click();
  await expect(page.getByText('count the tiles below.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'A square hangs over a gap' }).click();
  await next(page).click();
  const layout = page.locator('.layout');
  await expect(layout).toBeVisible();
  await expect(page.getByRole('button', { name: 'Doesn’t fit here' })).toBeDisabled();
  await page.waitForTimeout(500); // the first look at the table has come to rest
  const box = (await layout.boundingBox())!;
  const square = box.width / 6; // a 0 and a 6 beside each other
  const [x, y] = [box.x + 2.5 * square, box.y + 2]; // the tile floats half a square above its place
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - square / 2, y, { steps: 4 });
  await page.mouse.move(x - square, y, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Place on level 1' }).click();
  await expect(page.getByText('Every square is carried, by two tiles.', { exact: false })).toBeVisible();
});

test('figures are shown afterwards, and the last lesson leads to a game against an easy bot', async ({
  page,
  house,
}) => {
  await start(page, `${house.url}/learn/nmbr9/late`);
  await expect(page.getByText('92 points')).toHaveCount(0);
  await page.getByRole('button', { name: /^Place A/ }).click();
  await expect(page.getByText('92 points to be expected. The other place has more.')).toBeVisible();
  await page.getByRole('button', { name: /^Place B/ }).click();
  await expect(page.getByText('100 points')).toBeVisible();
  await next(page).click();
  await page.getByRole('button', { name: /^Place A/ }).click();
  await next(page).click();
  await page.getByRole('button', { name: /^Place B/ }).click();
  await next(page).click();
  await page.getByRole('button', { name: 'Play against an easy bot' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.getByRole('application')).toBeVisible();
});

test('an address without a lesson leads nowhere', async ({ page, house }) => {
  for (const path of ['nmbr9/nothing', 'nothing/edge']) {
    await page.goto(`${house.url}/learn/${path}`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});
