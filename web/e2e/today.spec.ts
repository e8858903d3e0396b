// The game of the day, from the start page to the calendar, on the real server.
import { expectAccessible } from './axe';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { beginToday, openDay, playOn } from './days';
import { binary, expect, test } from './house';
import { place } from './players';

test('one try: begun, left, gone on with, finished elsewhere; then its result', async ({ page, house, browser }) => {
  await page.addInitScript(() => localStorage.setItem('cifra.coached', '["nmbr9","the-number"]'));
  await page.goto(house.url);
  await page.getByRole('link', { name: 'Today’s NMBR 9' }).click();
  await expect(page.getByRole('heading', { name: 'Today’s NMBR 9' })).toBeVisible();
  await expectAccessible(page);
  const table = await beginToday(page, house.url, 'Ana');
  await place(page);
  await page.reload();
  await place(page);

  // Nobody else sees it, whatever they have heard.
  const stranger = await browser.newPage();
  await stranger.goto(table);
  await expect(stranger.getByText('no longer exists', { exact: false })).toBeVisible();
  await stranger.close();

  await page.goto(`${house.url}/today`);
  await page.getByRole('button', { name: 'Go on playing' }).click();
  await expect(page).toHaveURL(table);
  await playOn(page, table);
  const end = page.getByRole('dialog');
  await end.getByRole('link', { name: 'See how the day went' }).click();
  await expect(page.getByRole('heading', { name: 'Today’s game is done' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play today’s' })).toHaveCount(0);
  await expect(page.getByText(/(1 has|\d+ have) played\./)).toBeVisible();
  await expect(page.getByText(/^Cifra, NMBR 9 of .+\n\d+ points/)).toBeVisible();
  await expect(page.getByText(/^\w+ \d+: \d+$/)).toHaveCount(1); // in the calendar, as it is read out
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share a picture' }).click();
  const png = await readFile(await (await picture).path());
  expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1080, 1080]);
  expect(png.length).toBeGreaterThan(20_000); // there is something in it
  const named = page.getByRole('checkbox', { name: 'Show my name beside my layout' });
  await named.check();
  await page.reload();
  await expect(named).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'See what it cost' }).click();
  await expect(page).toHaveURL(/\/review#g=/);
  await page.goto(house.url);
  await page.getByRole('link', { name: 'Today’s NMBR 9: See the day' }).click();
  await expect(named).toBeVisible();
});

test('offline: a second shuffle is played on the device and handed in when the server is there', async ({
  page,
  house,
}) => {
  await page.addInitScript(() => localStorage.setItem('cifra.coached', '["nmbr9","the-number"]'));
  await beginToday(page, house.url, 'Ben'); // somebody whom the server knows
  await page.goto(`${house.url}/today`);
  await page.getByRole('button', { name: 'Play offline' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.getByRole('button', { name: 'Show me' })).toHaveCount(0); // nobody is helped here
  for (let tile = 0; tile < 20; ++tile) await place(page);
  await page.getByRole('dialog').getByRole('link', { name: 'See how the day went' }).click();
  await expect(page.getByText(/points, handed in\. 1 has played\./)).toBeVisible();
});

test('a day that is over is played for fun: on the device, marked, on no board', async ({ page, house }) => {
  await page.addInitScript(() => localStorage.setItem('cifra.coached', '["nmbr9","the-number"]'));
  const { day } = (await (await page.request.get(`${house.url}/api/today`)).json()) as { day: number };
  await page.goto(`${house.url}/today/${day - 1}`);
  await expect(page.getByText('This day isn’t quite over', { exact: false })).toBeVisible(); // says a new server
  await openDay(page, day - 1);
  await page.goto(`${house.url}/today`);
  await page.locator(`a[href="/today/${day - 1}"]`).click();
  await expect(page.getByText('par', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Play it for fun' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.getByRole('button', { name: 'Show me' })).toHaveCount(0);
  for (let tile = 0; tile < 20; ++tile) await place(page);
  await page.getByRole('dialog').getByRole('link', { name: 'See how the day went' }).click();
  await expect(page.getByText(/It would have been higher than \d+ of 100\..* on no board/)).toBeVisible();
  await expect(page.getByText('Played later, for fun', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${house.url}/games`);
  await expect(page.getByText(/^Game of .+, played later$/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toContain(`"day":{"number":${day - 1},"board":"live"`);
  expect(await readFile(file, 'utf8')).toContain('"later":true');
  expect(execFileSync(binary, ['referee', file], { encoding: 'utf8' })).toContain('"fair":"checked"');
  const mine = await page.request.get(`${house.url}/api/today`);
  expect(await mine.json()).toMatchObject({ live: { you: null } });
});
