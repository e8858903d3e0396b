// Tour: every screen there is, one after another: `look` is called at each with its name.
import { expect, type Browser, type Page } from '@playwright/test';
import type { House } from './house';
import { beginToday, playOn } from './days';
import { manyGames } from './kept';
import { chooseByKeyboard, nextTurn, openTable, place, sit } from './players';
import { recordFile } from './records';

/** Nobody breaks it, and it is wider than most places for a name: it may end in an ellipsis, but push nothing aside. */
export const awkwardName = 'W'.repeat(24);

export type Look = (page: Page, name: string) => Promise<void>;
type Stop = (page: Page, look: Look, house: House, browser: Browser) => Promise<void>;

async function playNow(page: Page, house: House, game: string): Promise<void> {
  await page.goto(house.url);
  await page.getByRole('region', { name: game }).getByRole('button', { name: 'Play now' }).click();
}

async function write(page: Page): Promise<void> {
  if (!(await page.getByRole('heading', { name: 'You’re out of digits' }).isVisible())) await chooseByKeyboard(page);
}

const home: Stop = async (page, look, house) => {
  await page.goto(house.url);
  await expect(page.getByRole('region', { name: 'NMBR 9' })).toBeVisible();
  await look(page, 'home');
  await page
    .getByRole('button', { name: /Change$/ })
    .first()
    .click();
  await look(page, 'opponents');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play with friends' }).first().click();
  await look(page, 'name');
  await page.goto(`${house.url}/nowhere`);
  await look(page, 'lost');
  await page.goto(`${house.url}/t/AAAAAA`);
  await expect(page.getByText('This table no longer exists', { exact: false })).toBeVisible();
  await look(page, 'no-table');
};

const rules: Stop = async (page, look, house) => {
  for (const game of ['the-number', 'nmbr9']) {
    await page.goto(`${house.url}/rules/${game}`);
    await expect(page.locator('.pictures > li')).toHaveCount(6);
    await look(page, `rules-${game}`);
  }
  for (const game of ['The Number', 'NMBR 9']) {
    await playNow(page, house, game);
    await page.getByRole('button', { name: 'How to play' }).click();
    await expect(page.getByRole('dialog').locator('.pictures > li')).toHaveCount(6);
    await look(page, game === 'NMBR 9' ? 'nmbr9-rules' : 'number-rules');
  }
};

const account: Stop = async (page, look, house) => {
  await page.goto(`${house.url}/account`);
  await expect(page.getByRole('region', { name: 'Log in' })).toBeVisible();
  const create = page.getByRole('region', { name: 'Create an account' });
  await create.getByRole('button', { name: 'Create an account' }).click(); // both fields are wrong
  await look(page, 'account-create');
  await create.getByRole('textbox', { name: 'Account name' }).fill(`tour-${Date.now().toString(36)}`);
  await create.getByLabel('Password', { exact: true }).fill('a long password');
  await create.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('region', { name: 'Change password' }).getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Log out other devices' }).click();
  await expect(page.getByText('No other device was logged in.')).toBeVisible();
  await look(page, 'account');
  await page.context().clearCookies();
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Log in' }).click();
  await look(page, 'logged-out-log-in');
  await page.keyboard.press('Escape');
  await look(page, 'logged-out');
};

const lobby: Stop = async (page, look, house, browser) => {
  const other = await browser.newContext();
  const host = await other.newPage();
  const link = await openTable(host, house.url, 'The Number', awkwardName);
  await host.getByRole('button', { name: 'Add a bot' }).click();
  await page.goto(link);
  await expect(page.getByText('2 of 5 seats taken.', { exact: false })).toBeVisible();
  await look(page, 'lobby-guest');
  await other.close();
  await openTable(page, house.url, 'NMBR 9', 'Ben');
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page
    .getByText('More options')
    .click({ timeout: 1000 })
    .catch(() => {});
  await look(page, 'lobby-host');
};

const number: Stop = async (page, look, house) => {
  await playNow(page, house, 'The Number');
  await expect(page.getByText('Round 1, turn 1').first()).toBeVisible();
  for (let turn = 0; turn < 10; ++turn) {
    if (turn === 3 && (await page.getByRole('group', { name: 'Your digits' }).isVisible())) {
      const key = page.getByRole('group', { name: 'Your digits' }).getByRole('button', { name: /^\d$/ }).last();
      for (let i = 0; i < 3; ++i) await key.click();
      await look(page, 'number-choose');
      await page.keyboard.press('Escape');
    }
    await write(page);
    await expect(page.getByRole('heading', { name: 'The check' })).toBeVisible();
    if (turn === 3) await look(page, 'number-check');
    if (turn === 4) await look(page, 'number-round-end');
    await nextTurn(page);
    if (turn === 6) {
      await page
        .getByRole('button', { name: /^Look back at turn/ })
        .first()
        .click();
      await look(page, 'number-history');
      await page.keyboard.press('Escape');
    }
  }
  await expect(page.getByRole('dialog', { name: /win|share the victory/ })).toBeVisible();
  await look(page, 'number-end');
};

const numberWaiting: Stop = async (page, look, house, browser) => {
  const other = await browser.newContext();
  const guest = await other.newPage();
  const link = await openTable(page, house.url, 'The Number', 'Ana');
  for (let bot = 0; bot < 3; ++bot) {
    await page.getByRole('button', { name: 'Add a bot' }).first().click();
    await expect(page.getByText(`${bot + 2} of 5 seats taken.`)).toBeVisible();
  }
  await sit(guest, link, awkwardName);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await chooseByKeyboard(page);
  await expect(page.getByRole('heading', { name: /^You chose/ })).toBeVisible();
  await look(page, 'number-waiting-five');
  await page.getByRole('button', { name: 'Send a sign' }).click();
  await look(page, 'signs');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /One minute for the others|Hurry the others/ }).click();
  await expect(guest.getByText('Ana is waiting and has given you one minute.', { exact: false })).toBeVisible();
  await look(guest, 'hurry');
  await page.getByRole('button', { name: 'Players' }).click();
  await look(page, 'players');
  await other.close();
};

const rematch: Stop = async (page, look, house, browser) => {
  const other = await browser.newContext({ reducedMotion: 'reduce' });
  const host = await other.newPage();
  const link = await openTable(host, house.url, 'The Number', awkwardName);
  await host.getByRole('group', { name: 'Rounds' }).getByRole('radio', { name: '1' }).check();
  await sit(page, link, 'Ben');
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (let turn = 0; turn < 5; ++turn) {
    for (const one of [host, page]) await write(one);
    for (const one of [host, page]) await nextTurn(one);
  }
  await host.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('dialog').getByText('wants to play again.', { exact: false })).toBeVisible();
  await look(page, 'end-asked');
  await page.getByRole('button', { name: 'See the board' }).click();
  await look(page, 'end-asked-board');
  await look(host, 'lobby-asked');
  await other.close();
};

const nmbr9: Stop = async (page, look, house) => {
  await playNow(page, house, 'NMBR 9');
  for (let round = 0; round < 20; ++round) {
    await expect(page.getByText(round < 19 ? `Card ${round + 1} of 20.` : 'The last one.').first()).toBeVisible();
    if (round === 0) await look(page, 'nmbr9-first');
    if (round === 12) {
      await look(page, 'nmbr9-place');
      const board = page.getByRole('application');
      await board.focus();
      for (let i = 0; i < 15; ++i) await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('button', { name: 'Doesn’t fit here' })).toBeVisible();
      await look(page, 'nmbr9-refused');
      await page.keyboard.press('Escape');
      await page.keyboard.press('n');
    }
    await place(page);
  }
  await expect(page.getByRole('dialog', { name: /wins?|share the victory/ })).toBeVisible();
  await expect(page.getByText('The best layout found for this shuffle.')).toBeVisible();
  await look(page, 'nmbr9-end');
  await page.getByRole('button', { name: 'See the board' }).click();
  await page.getByRole('button', { name: 'Show in 3D' }).click();
  await expect(page.getByText('Building the 3D view…')).toHaveCount(0);
  await look(page, 'nmbr9-3d');
};

const played: Stop = async (page, look, house) => {
  await page.goto(`${house.url}/games`);
  await expect(page.getByText('You haven’t finished a game yet.')).toBeVisible();
  await look(page, 'played-none');
  await manyGames(page, house.url, awkwardName);
  await expect(page.locator('figure')).toHaveCount(6);
  await look(page, 'played');
  const list = page.getByRole('button', { name: 'List' });
  if (await list.isVisible()) await list.click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await look(page, 'played-select');
};

const today: Stop = async (page, look, house) => {
  await page.goto(`${house.url}/today`);
  await expect(page.getByRole('button', { name: 'Play today’s' })).toBeVisible();
  await look(page, 'today');
  const table = await beginToday(page, house.url, awkwardName);
  await look(page, 'today-table');
  await playOn(page, table);
  await page.goto(`${house.url}/today`);
  await expect(page.getByRole('button', { name: 'Copy the text' })).toBeVisible();
  await look(page, 'today-after');
};

const review: Stop = async (page, look, house) => {
  await page.goto(`${house.url}/review`);
  const choose = page.getByLabel('Choose a file');
  await expect(choose).toBeAttached();
  await look(page, 'review-open');
  for (const [game, seats] of [
    ['the-number', 'easy,hard'],
    ['nmbr9', 'easy,random'],
  ] as const) {
    await page.goto(`${house.url}/review`);
    await page.reload();
    await choose.setInputFiles(recordFile(game, seats, awkwardName));
    await expect(page.getByRole('heading', { name: 'Skill and luck' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 });
    const dear = page.locator('section', { has: page.getByRole('heading', { name: 'What cost most' }) });
    await dear.getByRole('button').first().click();
    // Searches in the background would take the processors from the tests beside this one.
    const stop = page.getByRole('button', { name: 'Stop', exact: true });
    for (let tries = 0; tries < 4 && (await stop.count()) > 0; ++tries)
      await stop
        .first()
        .click({ timeout: 2000 })
        .catch(() => {}); // it has just ended by itself
    await look(page, `review-${game}`);
    await page.getByRole('button', { name: /^Learn from your/ }).click();
    if (game === 'nmbr9') await place(page);
    else await chooseByKeyboard(page);
    const show = page.getByRole('button', { name: 'Show the answer' });
    const next = page.getByRole('button', { name: /^(Next question|Finish)$/ });
    await expect(page.getByRole('button', { name: 'Try again' }).or(next)).toBeVisible();
    await look(page, `learn-${game}`);
    if (await show.isVisible()) await show.click();
    await look(page, `learn-${game}-answer`);
    await next.click();
    await expect(show).toBeVisible();
    await look(page, `learn-${game}-question`);
    while (!(await page.getByRole('heading', { name: 'That was all of them' }).isVisible())) {
      await show.click();
      await next.click();
    }
    await look(page, `learn-${game}-summary`);
  }
};

export const stops: Record<string, Stop> = {
  home,
  rules,
  account,
  lobby,
  number,
  numberWaiting,
  rematch,
  nmbr9,
  review,
  played,
  today,
};
