// How long the review of a game of NMBR 9 takes in a browser's Worker, against `cifra review` on the same machine: a
// bench, run by name on a quiet machine (CIFRA_BENCH=1 tools/web playwright test e2e/review_seconds.spec.ts
// --workers=1). The clock begins when the file is given to the page. Processor time is that of all threads of the page's
// process, from then until everything is known.
import type { Browser } from '@playwright/test';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { binary, expect, test } from './house';
import { recordFile } from './records';

/** Of the processor, for the whole review. */
function nativeSeconds(file: string): number {
  const timed = 'TIMEFORMAT="%U %S"; time "$0" review --json "$1" >/dev/null';
  const { stderr } = spawnSync('bash', ['-c', timed, binary, file], { encoding: 'utf8' });
  return stderr
    .trim()
    .split(' ')
    .reduce((sum, part) => sum + Number(part), 0);
}

/** Of the processor, of all pages so far. */
async function pageSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

test('NMBR 9, 20 placements of one player', async ({ browser, house }) => {
  test.skip(process.env['CIFRA_BENCH'] === undefined);
  const games = recordFile('nmbr9', 'medium').replace('.json', '-several.json');
  execFileSync(binary, ['arena', 'nmbr9', '--seats', 'medium', '--games', '3', '--seed', 'bench', '--records', games]);
  for (const [i, game] of readFileSync(games, 'utf8').trim().split('\n').entries()) {
    const file = games.replace('.json', `-${i}.json`);
    writeFileSync(file, game);
    const native = nativeSeconds(file);

    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${house.url}/review`);
    await expect(page.getByLabel('Choose a file')).toBeAttached();
    // When a mark of the page is first there, by the page's clock.
    await page.evaluate(() => {
      const times: Record<string, number> = {};
      Object.assign(window, { times });
      const look = () => {
        const seen = (name: string, is: boolean) => void (is && (times[name] ??= performance.now()));
        const bars = [...document.querySelectorAll('.bar')];
        seen(
          'first',
          bars.some((bar) => !bar.classList.contains('open')),
        );
        seen('placements', bars.length > 0 && bars.every((bar) => !bar.classList.contains('open')));
        seen('all', document.body.innerText.includes('Par of this shuffle'));
        requestAnimationFrame(look);
      };
      look();
      document
        .querySelector('input[type=file]')!
        .addEventListener('change', () => (times['begin'] = performance.now()));
    });
    const before = await pageSeconds(browser);
    await page.getByLabel('Choose a file').setInputFiles(file);
    await expect(page.getByRole('heading', { name: 'Par of this shuffle' })).toBeVisible({ timeout: 120_000 });
    const processor = (await pageSeconds(browser)) - before;
    const times = await page.evaluate(() => (window as unknown as { times: Record<string, number> }).times);
    const since = (name: string) => ((times[name]! - times['begin']!) / 1000).toFixed(2);
    console.log(
      `game ${i}: first ${since('first')} s, placements ${since('placements')} s, all ${since('all')} s; ` +
        `processor ${processor.toFixed(2)} s, natively ${native.toFixed(2)} s`,
    );
    await context.close();
  }
});
