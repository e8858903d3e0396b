// Budgets: what a first visit costs on the wire, compressed as the house sends it: script and style, and the engine.
// Browsers take Brotli over TLS and on this machine; a phone that opens the page over plain http in the local network
// gets gzip. Both are measured. The 3D view comes only when asked for.
import { get } from 'node:http';
import { expect, test } from './house';
import { place } from './players';

const kilobyte = 1000;

/** The bytes of a file as they are sent to whoever takes gzip only. */
const gzipped = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (piece: Buffer) => (bytes += piece.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

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
  const phone = async (pattern: RegExp): Promise<number> => {
    const paths = new Set([...files.values()].map(({ path }) => path).filter((path) => pattern.test(path)));
    const sizes = await Promise.all([...paths].map((path) => gzipped(house.url + path)));
    return sizes.reduce((sum, bytes) => sum + bytes, 0) / kilobyte;
  };
  const [phoneScript, phoneEngine] = [await phone(/\.(js|css)$/), await phone(/\.wasm$/)];
  console.log(`with gzip: script and style ${phoneScript.toFixed(0)} KB, engine ${phoneEngine.toFixed(0)} KB`);
  expect(phoneScript).toBeGreaterThan(both * 0.9);
  expect(phoneScript).toBeLessThan(165);
  expect(phoneEngine).toBeGreaterThan(sent);
  expect(phoneEngine).toBeLessThan(370); // in the local network, where a fifth more is not felt
  expect([...files.values()].filter(({ path }) => /View3D|three/.test(path))).toEqual([]);
  await context.close();
});
