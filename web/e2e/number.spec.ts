// The Number, four people at one table: one plays with taps, one by keyboard alone, one loses the connection and comes
// back, one reloads the page in the middle of a turn.
import type { Page } from '@playwright/test';
import { Cable, expect, test } from './house';
import { chooseByKeyboard, chooseByTaps, nextTurn, openTable, sit, sitByKeyboard } from './players';
import { checkRecord, standings } from './result';

const names = ['Ana', 'Ben', 'Chloé', 'Dino'];

async function isOut(page: Page): Promise<boolean> {
  return page.getByRole('heading', { name: 'You’re out of digits' }).isVisible();
}

test('four people play a whole game of The Number', async ({ browser, house }) => {
  const cable = await Cable.to(house);
  const look = [
    {},
    {},
    { viewport: { width: 390, height: 844 }, hasTouch: true },
    { reducedMotion: 'no-preference' },
  ] as const;
  const contexts = await Promise.all(look.map((options) => browser.newContext({ ...options })));
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const [tapper, typist, traveller, reloader] = pages as [Page, Page, Page, Page];

  const link = await openTable(tapper, house.url, 'The Number', 'Ana');
  await sitByKeyboard(typist, link, 'Ben');
  await sit(traveller, link.replace(house.url, cable.url), 'Chloé');
  await sit(reloader, link, 'Dino');
  await expect(tapper.getByText('4 of 5 seats taken.')).toBeVisible();
  await tapper.getByRole('group', { name: 'Rounds' }).getByRole('radio', { name: '1' }).check();
  await tapper.getByRole('button', { name: 'Start the game' }).click();

  for (let turn = 0; turn < 5; ++turn) {
    await expect(tapper.getByText(`Round 1, turn ${turn + 1}`).first()).toBeVisible();
    if (!(await isOut(reloader))) {
      const chosen = await chooseByTaps(reloader);
      await expect(reloader.getByRole('heading', { name: `You chose ${chosen}` })).toBeVisible();
      if (turn === 3) {
        await reloader.reload(); // in the middle of a turn: the choice is still there
        await expect(reloader.getByRole('heading', { name: `You chose ${chosen}` })).toBeVisible();
      }
    }
    if (!(await isOut(traveller))) {
      if (turn === 2) {
        cable.cut();
        await expect(traveller.getByText('Connection lost', { exact: false }).first()).toBeVisible();
      }
      const chosen = await chooseByTaps(traveller); // without a connection too: the tap is kept
      await expect(traveller.getByText(`You chose ${chosen}`).first()).toBeVisible();
      cable.mend();
    }
    if (!(await isOut(typist))) await chooseByKeyboard(typist);
    if (!(await isOut(tapper))) await chooseByTaps(tapper);
    await nextTurn(tapper);
    await nextTurn(typist, true);
    for (const page of [traveller, reloader]) {
      const skip = page.getByRole('button', { name: 'Skip' });
      if (await skip.isVisible()) await skip.click().catch(() => {}); // it may have ended by itself
      await nextTurn(page);
    }
  }

  const results = await Promise.all(pages.map((page) => standings(page, names)));
  for (const result of results) expect(result).toEqual(results[0]);
  await checkRecord(tapper, 'the-number', results[0] as Record<string, number>);
  cable.remove();
  await Promise.all(contexts.map((context) => context.close()));
});
