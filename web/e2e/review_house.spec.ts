// The house works out a review for who is somebody there; without it the device does.
import { expect, test } from './house';
import { openTable } from './players';
import { recordFile } from './records';

const offer = { name: 'Let the server work it out' };

test('the server works out a review, and the device keeps it', async ({ page, house, browser }) => {
  test.setTimeout(120_000);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${house.url}/review`);
  await stranger.getByLabel('Choose a file').setInputFiles(recordFile('nmbr9', 'easy', 'Eva'));
  await expect(stranger.getByText(/Analysing/)).toBeVisible();
  await expect(stranger.getByRole('button', offer)).toHaveCount(0);
  await stranger.context().close();

  await openTable(page, house.url, 'NMBR 9', 'Ana');
  await page.goto(`${house.url}/review`);
  await page.getByLabel('Choose a file').setInputFiles(recordFile('nmbr9', 'easy', 'Eva'));
  await page.getByRole('button', offer).click();
  await expect(page.getByText(/The server is analysing|Waiting at the server/)).toBeVisible();
  await expect(page.getByRole('button', offer)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Skill and luck' })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText(/The server is analysing|Analysing/)).toHaveCount(0, { timeout: 90_000 });
  const metrics = await (await page.request.get(`${house.url}/metrics`)).text();
  expect(metrics).toMatch(/^cifra_jobs_done_total [1-9]/m);
  await page.waitForTimeout(500); // it is written to the device
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Skill and luck' })).toBeVisible({ timeout: 8000 });
});

test('a server that fails leaves it to the device', async ({ page, house }) => {
  await openTable(page, house.url, 'NMBR 9', 'Ana');
  await page.route('**/api/reviews', (route) => route.abort());
  await page.goto(`${house.url}/review`);
  await page.getByLabel('Choose a file').setInputFiles(recordFile('nmbr9', 'easy,easy'));
  await page.getByRole('button', offer).click();
  await expect(page.getByText('The server couldn’t do it; your device goes on.')).toBeVisible();
  await expect(page.getByText(/^Analysing/)).toBeVisible();
});
