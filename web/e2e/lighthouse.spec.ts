// Lighthouse on the start page and on table pages: 95 or better in every category (tables are not to be indexed, so not
// in SEO). Part of the full sweep: it needs the machine for itself.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { expect, freePort, test } from './house';
import { openTable } from './players';

test.skip(process.env['CIFRA_SWEEP'] !== 'full', 'only in the full sweep');
test.describe.configure({ mode: 'serial' });

for (const formFactor of ['mobile', 'desktop'] as const) {
  test(`lighthouse, ${formFactor}`, async ({ house }) => {
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    });
    const page = await browser.newPage({ locale: 'en-GB' });
    const table = await openTable(page, house.url, 'The Number', 'Ana');
    const screen =
      formFactor === 'mobile'
        ? { mobile: true, width: 390, height: 844, deviceScaleFactor: 2 }
        : { mobile: false, width: 1280, height: 800, deviceScaleFactor: 1 };
    const throttling =
      formFactor === 'mobile'
        ? undefined
        : {
            rttMs: 40,
            throughputKbps: 10 * 1024,
            cpuSlowdownMultiplier: 1,
            requestLatencyMs: 0,
            downloadThroughputKbps: 0,
            uploadThroughputKbps: 0,
          };
    for (const [name, url] of [
      ['start page', house.url],
      ['table', table],
    ] as const) {
      // The best of up to five: what else the machine does only makes it worse.
      const best = new Map<string, number>();
      const isGood = () =>
        best.size >= 4 && [...best].every(([id, score]) => score >= 95 || (id === 'seo' && name === 'table'));
      for (let tries = 0; tries < 5 && !isGood(); ++tries) {
        const result = await lighthouse(url, {
          port,
          formFactor,
          screenEmulation: { ...screen, disabled: false },
          throttling,
          logLevel: 'error',
        });
        for (const { id, score } of Object.values(result?.lhr.categories ?? {}))
          best.set(id, Math.max(best.get(id) ?? 0, Math.round(100 * (score ?? 0))));
        console.log(`${name}, ${formFactor}: ${[...best].map((score) => score.join(' ')).join(', ')}`);
      }
      expect(isGood(), `${name}: ${JSON.stringify([...best])}`).toBe(true);
    }
    await browser.close();
  });
}
