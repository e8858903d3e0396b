// Practice: positions from games of bots at the board of the game, and kept ones that come back.
import { expectAccessible } from './axe';
import { expect, House, test } from './house';
import { place } from './players';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cifra.coached', '["nmbr9","the-number"]'));
});

test('NMBR 9: a position of bots, the best places, kept, and on', async ({ page, house }) => {
  await page.goto(`${house.url}/learn`);
  await page
    .getByRole('region', { name: 'NMBR 9' })
    .getByRole('link', { name: /^Practice/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Where does it go?' })).toBeVisible();
  await expect(page.getByText('Difficulty 2 of 5')).toBeVisible({ timeout: 30_000 });
  await place(page);
  const next = page.getByRole('button', { name: 'Next question' });
  await expect(next).toBeFocused({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: 'Practice' }).getByText(/^(Right|Not quite): /)).toBeVisible();
  await expect(page.getByText(/^[01] of 1 right$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The best places' })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep this one' }).click();
  await expect(page.getByRole('button', { name: 'Kept for practice' })).toBeVisible();

  await next.click();
  await expect(page.getByText(/^Difficulty \d of 5$/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByText(/^[01] of 2 right$/)).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => localStorage.getItem('cifra.practice'))).toMatch(/nmbr9/);
});

test('The Number: a kept mistake comes back, the map is shown, and it is put off', async ({ page, house }) => {
  await page.goto(`${house.url}/learn`);
  const rows = () =>
    page.evaluate(
      () =>
        new Promise<{ due?: number; step?: number }[]>((resolve) => {
          const open = indexedDB.open('cifra-practice', 1);
          open.onsuccess = () => {
            const all = open.result.transaction('positions').objectStore('positions').getAll();
            all.onsuccess = () => {
              open.result.close();
              resolve(all.result as { due?: number; step?: number }[]);
            };
          };
        }),
    );
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('cifra-practice', 1);
        open.onupgradeneeded = () =>
          open.result.createObjectStore('positions', { keyPath: 'id' }).createIndex('game', 'game');
        open.onsuccess = () => {
          const record = JSON.stringify({ game: 'the-number', players: ['Ana', 'Ben'], rounds: [[['999', '385']]] });
          const row = { id: `0,0,${record}`, game: 'the-number', record, seat: 0, turn: 0, tries: 1 };
          const written = open.result.transaction('positions', 'readwrite');
          written.objectStore('positions').put({ ...row, at: Date.now() - 2 * 86_400_000 });
          written.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
  );
  await page.goto(`${house.url}/practice/the-number`);
  await expect(page.getByText('You kept this one.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What do you write?' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Your digits' })).toBeVisible();
  await page.keyboard.type('777');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right: nothing is better. It comes back in 3 days.')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.panels svg').first()).toBeVisible();
  await expectAccessible(page);
  const [row] = await rows();
  expect([row?.step, Math.round((row!.due! - Date.now()) / 86_400_000)]).toEqual([1, 3]);

  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(page.getByText(/^Difficulty \d of 5$/)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByText(/^Difficulty \d of 5$/)).toBeVisible({ timeout: 30_000 }); // it is not due any more
});

test('lessons and practice without the server', async ({ browser }) => {
  const house = new House();
  await house.start();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(house.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready)); // installed: all of it is on the device
  // The files by which places and numbers are valued come a moment later.
  const files = () =>
    page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname.replace(/-.*/, ''));
    });
  for (const name of ['value', 'round']) await expect.poll(files, { timeout: 20_000 }).toContain(`/assets/${name}`);
  await house.kill();

  await page.goto(`${house.url}/learn/nmbr9/times`);
  await page.getByRole('button', { name: '7 points' }).click();
  await expect(page.getByText('the 7 on level 1 scores 7.', { exact: false })).toBeVisible();
  for (const game of ['the-number', 'nmbr9']) {
    await page.goto(`${house.url}/practice/${game}`);
    await expect(page.getByText('Difficulty 2 of 5')).toBeVisible({ timeout: 30_000 });
  }
  await context.close();
  await house.remove();
});
