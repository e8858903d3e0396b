// What a first visit costs on the wire, compressed as the house sends it: script and style, and the engine. The 3D view
// comes only when asked for.
import { expect, test } from './house';
import { place } from './players';

const kilobyte = 1000;

test('a first visit and a first game of each stay in their budget', async ({ browser, house }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' }); // what the page itself asks for
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const files = new Map<string, { path: string; bytes: number }>();
  network.on('Network.responseReceived', ({ requestId, response }) =>
    files.set(requestId, { path: new URL(response.url).pathname, bytes: 0 }),
  );
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes += encodedDataLength;
  });
  const total = (pattern: RegExp) =>
    [...files.values()].filter(({ path }) => pattern.test(path)).reduce((sum, { bytes }) => sum + bytes, 0) / kilobyte;

  await page.goto(house.url);
  await page.waitForLoadState('networkidle');
  const home = total(/\.(js|css)$/);
  await page.getByRole('region', { name: 'The Number' }).getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText('Round 1, turn 1').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('region', { name: 'NMBR 9' }).getByRole('button', { name: 'Play now' }).click();
  await place(page);
  await page.waitForLoadState('networkidle');
  const both = total(/\.(js|css)$/);
  const sent = total(/\.wasm$/);
  console.log(
    `script and style ${home.toFixed(0)} KB on the start page, ${both.toFixed(0)} KB with both games; engine ${sent.toFixed(0)} KB`,
  );
  expect(home).toBeGreaterThan(10);
  expect(both).toBeLessThan(150);
  expect(sent).toBeGreaterThan(50);
  expect(sent).toBeLessThan(300);
  expect([...files.values()].filter(({ path }) => /View3D|three/.test(path))).toEqual([]);
  await context.close();
});
