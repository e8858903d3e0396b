// Waiting times: how long a player who chooses at once waits for `expert` bots, in seconds a move: a bench, run by name
// on a quiet machine (CIFRA_BENCH=1 tools/web playwright test e2e/experts_seconds.spec.ts --workers=1). A move begins
// when its card or turn is shown and ends when the next card, or the check, is.
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { chooseByKeyboard, nextTurn, place } from './players';

const moves = 9;

async function begin(page: Page, url: string, game: 'nmbr9' | 'the-number', title: string, experts: number) {
  await page.addInitScript(
    ({ key, count }) => {
      localStorage.setItem('cifra.coached', '["nmbr9","the-number"]');
      localStorage.setItem('cifra.opponents', JSON.stringify({ [key]: { levels: Array(count).fill('expert') } }));
    },
    { key: game, count: experts },
  );
  await page.goto(url);
  await page.getByRole('region', { name: title }).getByRole('button', { name: 'Play now' }).click();
}

/** The first time, by the page's clock, at which one of the texts is on the page. */
const timeOf = (page: Page, text: string) =>
  page
    .waitForFunction((words) => (document.body.innerText.includes(words) ? performance.now() : false), text, {
      polling: 'raf',
      timeout: 60_000,
    })
    .then((handle) => handle.jsonValue() as Promise<number>);

function report(what: string, seconds: number[]): void {
  const sorted = [...seconds].sort((a, b) => a - b);
  const mean = seconds.reduce((sum, each) => sum + each, 0) / seconds.length;
  const figures = [mean, sorted[sorted.length >> 1] ?? 0, sorted.at(-1) ?? 0].map((each) => each.toFixed(2));
  console.log(`${what}: mean ${figures[0]} s, median ${figures[1]} s, longest ${figures[2]} s`);
}

for (const experts of [1, 3]) {
  test(`NMBR 9 with ${experts} experts`, async ({ page, house }) => {
    test.skip(process.env['CIFRA_BENCH'] === undefined);
    await begin(page, house.url, 'nmbr9', 'NMBR 9', experts);
    await place(page);
    let from = await timeOf(page, 'Card 2 of 20.');
    const seconds: number[] = [];
    for (let card = 2; card < 2 + moves; ++card) {
      await place(page);
      const to = await timeOf(page, `Card ${card + 1} of 20.`);
      seconds.push((to - from) / 1000);
      from = to;
    }
    report(`NMBR 9, ${experts} expert`, seconds);
  });

  test(`The Number with ${experts} experts`, async ({ page, house }) => {
    test.skip(process.env['CIFRA_BENCH'] === undefined);
    await begin(page, house.url, 'the-number', 'The Number', experts);
    const seconds: number[] = [];
    for (let move = 0; move < moves; ++move) {
      await expect(page.getByRole('group', { name: 'Your digits' })).toBeVisible();
      const from = await page.evaluate(() => performance.now());
      await chooseByKeyboard(page);
      seconds.push(((await timeOf(page, 'The check')) - from) / 1000);
      await nextTurn(page);
    }
    report(`The Number, ${experts} expert`, seconds);
  });
}
