// One device that goes from hand to hand: a cover before every hand-over, and nothing of anybody's choice in the page or
// in what it keeps.
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './house';
import { chooseByKeyboard, nextTurn, place } from './players';

/** Everything that can be read by accident: the document with its attributes and fields, the title, and all that the
 *  browser keeps for the page. */
async function readable(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const kept: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store);
        kept.push(
          name,
          store,
          await asked(all.getAllKeys()),
          await asked(database.transaction(store).objectStore(store).getAll()),
        );
      }
      database.close();
    }
    const fields = [...document.querySelectorAll('input, textarea, select')].map(
      (one) => (one as HTMLInputElement).value,
    );
    const seen = [document.title, location.href, document.documentElement.outerHTML, ...fields];
    return [...seen, JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, kept])].join('\n');
  });
}
const alone = (number: string) => new RegExp(`(?<![0-9.])${number}(?![0-9.])`);
async function giveNothingAway(page: Page, ...secrets: string[]): Promise<void> {
  const all = await readable(page);
  expect(all).toContain('"phase"'); // the list of games is in there
  for (const secret of secrets) expect(all).not.toMatch(alone(secret));
  expect(all).not.toMatch(/choice\\+"/); // of an event in plain text
}

async function begin(page: Page, at: string, game: string, people: string[], bots: number): Promise<void> {
  await page.goto(at);
  await page.getByRole('link', { name: 'One device Hand it round' }).click();
  await page.getByRole('radio', { name: game }).check();
  for (const [i, name] of people.entries()) {
    const field = page.getByRole('textbox', { name: `Name of player ${i + 1}` });
    if (i > 1) await page.getByRole('button', { name: 'Add a player' }).click();
    await field.fill(name);
  }
  for (let bot = 0; bot < bots; ++bot) await page.getByRole('button', { name: 'Add a bot' }).click();
}
const cover = (page: Page, name: string) => page.getByRole('heading', { name: `Over to ${name}` });
async function takeOver(page: Page, name: string): Promise<void> {
  await expect(cover(page, name)).toBeFocused();
  await page.waitForTimeout(360); // a click that comes with the cover is not meant for it
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await expect(cover(page, name)).toHaveCount(0);
}
async function write(page: Page, number: string): Promise<void> {
  await expect(page.getByRole('group', { name: 'Your digits' })).toBeVisible();
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
}

test('The Number for three people and a bot, to the end and again', async ({ page, house }) => {
  await begin(page, house.url, 'The Number', ['Bruno', 'Ines', 'bruno'], 1);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByText('Someone at this table already has that name.', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of player 3' }).fill('Marta');
  await page.getByRole('group', { name: 'Rounds' }).getByRole('radio', { name: '1' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();

  await takeOver(page, 'Bruno');
  await expect(page).toHaveTitle('Bruno · The Number · Cifra');
  await write(page, '742');
  await expect(cover(page, 'Ines')).toBeFocused();
  await expect(page).toHaveTitle('Over to Ines · The Number · Cifra');
  await giveNothingAway(page, '742');
  await expectAccessible(page, 'the cover');
  // Nothing but "I am Ines" uncovers anything.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.goBack();
  await page.goForward();
  await expect(cover(page, 'Ines')).toBeVisible();
  await giveNothingAway(page, '742');

  // Bruno changes his mind; leaving the window covers his board again.
  await page.getByRole('button', { name: 'Back to Bruno' }).click();
  await takeOver(page, 'Bruno');
  await expect(page.getByRole('heading', { name: 'You chose 742' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave it, cover again' }).click();
  await expect(cover(page, 'Ines')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Bruno' }).click();
  await takeOver(page, 'Bruno');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    delete (document as { visibilityState?: unknown }).visibilityState;
  });
  await expect(cover(page, 'Ines')).toBeVisible();
  await giveNothingAway(page, '742');
  await page.getByRole('button', { name: 'Back to Bruno' }).click();
  await takeOver(page, 'Bruno');
  await write(page, '853');
  await takeOver(page, 'Ines');
  await write(page, '619');
  await expect(cover(page, 'Marta')).toBeVisible();
  await page.reload();
  await expect(cover(page, 'Marta')).toBeFocused();
  await giveNothingAway(page, '742', '853', '619');
  await takeOver(page, 'Marta');
  await page.keyboard.type('20');
  await page.getByRole('button', { name: 'Cover', exact: true }).click();
  await takeOver(page, 'Marta');
  await write(page, '200');

  // Everybody looks, with names instead of "you".
  const look = page.getByRole('heading', { name: 'Everybody look' });
  await expect(look).toBeFocused();
  await giveNothingAway(page, '742');
  await page.waitForTimeout(360);
  await page.getByRole('button', { name: 'Uncover' }).click();
  await expect(page.getByRole('heading', { name: 'The check' })).toBeVisible();
  await expect(page.getByText('853').first()).toBeVisible();
  await expect(page.getByText(/\byou\b/i)).toHaveCount(0);
  await nextTurn(page);

  // It waits on the start page, and goes on.
  await expect(cover(page, 'Bruno')).toBeVisible();
  await page.goto(house.url);
  await page.getByRole('link', { name: /The Number Bruno, Ines, Marta and \w+ Waiting for Bruno/ }).click();
  await page.getByRole('button', { name: 'Uncover' }).click({ delay: 400 }); // the last check once more
  await nextTurn(page);
  for (let turn = 1; turn < 5; ++turn) {
    for (const name of ['Bruno', 'Ines', 'Marta']) {
      await takeOver(page, name);
      await chooseByKeyboard(page);
    }
    await expect(look).toBeVisible();
    if (turn === 4) expect(await readable(page)).not.toMatch(/players\\+"/); // no record before all have seen it
    await page.waitForTimeout(360);
    await page.getByRole('button', { name: 'Uncover' }).click();
    await nextTurn(page);
  }
  const end = page.getByRole('dialog', { name: /(wins|share the victory)$/ });
  await expect(end).toBeVisible();
  await expect.poll(() => readable(page)).toMatch(/players\\+"/);
  for (const name of ['Bruno', 'Ines', 'Marta']) await expect(end.getByText(name).first()).toBeVisible();
  await expect(end.getByText(/\byou\b/i)).toHaveCount(0);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(cover(page, 'Bruno')).toBeFocused();
  await expect(page.getByText('Round 1, turn 1.', { exact: false })).toBeVisible();

  // Among one's games, with the names of all, and nobody is "you".
  await page.goto(`${house.url}/games`);
  const row = page.getByRole('listitem').filter({ hasText: 'Bruno, Ines, Marta' });
  await expect(row).toBeVisible();
  await expect(row.getByText(/(wins|share the victory)/)).toBeVisible();
  await row.getByRole('button').click();
  await expect(page).toHaveURL(/\/review#g=/);
  await expect(page.getByText('Marta').first()).toBeVisible();
});

test('NMBR 9 for two: the same tile for each, and nobody sees where before all have placed', async ({
  page,
  house,
}) => {
  await begin(page, house.url, 'NMBR 9', ['Ana', ''], 0);
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (let card = 1; card <= 3; ++card) {
    await takeOver(page, 'Ana');
    await place(page);
    await expect(cover(page, 'Player 2')).toBeFocused();
    await giveNothingAway(page);
    await expect(page.getByText(`Card ${card} of 20.`, { exact: false })).toBeVisible();
    // What all may see has no tile of this card.
    expect(
      await page
        .locator('.open li .thumb')
        .evaluateAll((all) => all.map((one) => one.querySelectorAll('.tile').length)),
    ).toEqual([card - 1, card - 1]);
    if (card === 2) await page.reload();
    await expect(page.getByRole('button', { name: /^Back to/ })).toHaveCount(0); // a placed tile stays
    await takeOver(page, 'Player 2');
    await place(page);
  }
  await expect(cover(page, 'Ana')).toBeFocused();
  // Who played is kept for the next time.
  await page.goto(`${house.url}/one-device`);
  await expect(page.getByRole('radio', { name: 'NMBR 9' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Name of player 1' })).toHaveValue('Ana');
});
