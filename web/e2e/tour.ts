// Tour: every screen there is, one after another: `look` is called at each with its name.
import { expect, type Browser, type Page } from '@playwright/test';
import type { House } from './house';
import { beginToday, joinGroup, playOn } from './days';
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
  const other = await browser.newContext();
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
  await expect(page.getByText(/^More than \d+ is impossible\.$/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'See the board' }).click();
  await page.getByRole('button', { name: 'Show in 3D' }).click();
  await expect(page.getByText('Building the 3D view…')).toHaveCount(0);
  await look(page, 'nmbr9-3d');
};

const lessons: Stop = async (page, look, house) => {
  await page.goto(`${house.url}/learn`);
  await expect(page.getByRole('region', { name: 'NMBR 9' })).toBeVisible();
  await look(page, 'learn');
  const next = page.locator('.acts .primary');
  const open = async (lesson: string): Promise<void> => {
    await page.goto(`${house.url}/learn/${lesson}`);
    await expect(page.locator('.stage h1')).not.toBeEmpty();
  };
  await open('the-number/eliminated');
  for (const number of ['385', '617', '842']) await page.locator(`button[aria-label="${number}"]`).click();
  await next.click();
  await page.locator('.key').nth(4).click();
  await next.click();
  for (const number of ['931', '842', '760']) await page.locator(`button[aria-label="${number}"]`).click();
  await look(page, 'lesson-check');
  await open('the-number/brave');
  await page.keyboard.type('940');
  await next.click();
  await expect(page.locator('.said.isWrong')).toBeVisible();
  await look(page, 'lesson-write');
  await page.keyboard.type('911');
  await next.click();
  await next.click();
  await page.locator('.option').first().click();
  await look(page, 'lesson-figures');
  await open('nmbr9/edge');
  await page.locator('.places .place').nth(2).click();
  await next.click();
  await expect(page.getByRole('application')).toBeVisible();
  await look(page, 'lesson-place');
  await page.keyboard.press('ArrowLeft');
  await next.click();
  await next.click();
  await look(page, 'lesson-why');
  await page.locator('.answers button').nth(1).click();
  await next.click();
  await look(page, 'lesson-done');
};

const practice: Stop = async (page, look, house) => {
  for (const game of ['the-number', 'nmbr9']) {
    await page.goto(`${house.url}/practice/${game}`);
    await expect(page.getByText(/^Difficulty \d of 5$/)).toBeVisible({ timeout: 30_000 });
    if (game === 'nmbr9') await look(page, 'practice');
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await expect(page.getByRole('button', { name: 'Next question' })).toBeVisible({ timeout: 30_000 });
    await look(page, `practice-${game}-answer`);
  }
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

const group: Stop = async (page, look, house, browser) => {
  await page.goto(`${house.url}/groups`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await look(page, 'group-new');
  await page.getByRole('region', { name: 'In step' }).getByRole('button', { name: 'Open the group' }).click();
  await expect(page).toHaveURL(/\/g\//);
  await joinGroup(browser, page.url(), [awkwardName, 'Ben']);
  await page.getByRole('button', { name: 'Turn card 1' }).click();
  await expect(page.getByText('placed by 0 of 1')).toBeVisible();
  await look(page, 'group-host');
  await page.goto(`${page.url()}/screen`);
  await expect(page.getByText('placed by 0 of 1')).toBeVisible();
  await look(page, 'group-screen');
};

type ReviewedGame = 'the-number' | 'nmbr9';
const reviewedSeats = { 'the-number': 'easy,hard', nmbr9: 'easy,random' };

/** The review of a game between bots, worked out. */
async function openReview(page: Page, house: House, game: ReviewedGame): Promise<void> {
  await page.goto(`${house.url}/review`);
  await page.getByLabel('Choose a file').setInputFiles(recordFile(game, reviewedSeats[game], awkwardName));
  await expect(page.getByRole('heading', { name: 'Skill and luck' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 });
  // Searches in the background would take the processors from the tests beside this one.
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  for (let tries = 0; tries < 4 && (await stop.count()) > 0; ++tries)
    await stop
      .first()
      .click({ timeout: 2000 })
      .catch(() => {}); // it has just ended by itself
}

const reviewOf =
  (game: ReviewedGame): Stop =>
  async (page, look, house) => {
    await openReview(page, house, game);
    const dear = page.locator('section', { has: page.getByRole('heading', { name: 'What cost most' }) });
    await dear.getByRole('button').first().click();
    await look(page, `review-${game}`);
  };

const reviewOpen: Stop = async (page, look, house) => {
  await page.goto(`${house.url}/review`);
  await expect(page.getByLabel('Choose a file')).toBeAttached();
  await look(page, 'review-open');
};

/** Mistakes, asked again: the question, an answer, what is right, and the summary. */
const learnFrom =
  (game: ReviewedGame): Stop =>
  async (page, look, house) => {
    await openReview(page, house, game);
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
  };

const oneDevice: Stop = async (page, look, house) => {
  await page.goto(`${house.url}/one-device`);
  const start = page.getByRole('button', { name: 'Start the game' });
  const takeOver = async () => {
    const hand = page.getByRole('button', { name: /^(I am |Uncover$)/ });
    await expect(hand).toBeVisible();
    await page.waitForTimeout(400);
    await hand.click();
  };
  for (const [i, name] of [awkwardName, awkwardName, 'Ines'].entries()) {
    if (i > 1) await page.getByRole('button', { name: 'Add a player' }).click();
    await page.getByRole('textbox', { name: `Name of player ${i + 1}` }).fill(name);
  }
  for (let bot = 0; bot < 2; ++bot) await page.getByRole('button', { name: 'Add a bot' }).click();
  await start.click();
  await look(page, 'one-device');
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Bruno');
  await start.click();
  for (let turn = 0; turn < 2; ++turn)
    for (let person = 0; person < 3; ++person) {
      if (turn === 1 && person === 2) await look(page, 'cover-number');
      await takeOver();
      if (turn === 1 && person === 1) await look(page, 'handed-number');
      await chooseByKeyboard(page);
      if (person < 2) continue;
      await expect(page.getByRole('heading', { name: 'Everybody look' })).toBeVisible();
      if (turn === 1) return look(page, 'cover-look');
      await takeOver();
      await nextTurn(page);
    }
};

const oneDeviceNmbr9: Stop = async (page, look, house) => {
  await page.goto(`${house.url}/one-device`);
  await page.getByRole('radio', { name: 'NMBR 9' }).check();
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill(awkwardName);
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (let card = 0; card < 3; ++card)
    for (let person = 0; person < 3; ++person) {
      const hand = page.getByRole('button', { name: /^I am / });
      await expect(hand).toBeVisible();
      if (card === 2 && person === 1) return look(page, 'cover-nmbr9');
      await page.waitForTimeout(400);
      await hand.click();
      await place(page);
    }
};

const paper: Stop = async (page, look, house) => {
  await page.goto(`${house.url}/paper`);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await look(page, 'paper');
  await page.goto(`${house.url}/paper/the-number`);
  for (let n = 3; n < 5; ++n) await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill(awkwardName);
  await expect(page.getByRole('group', { name: 'Rounds' })).toBeVisible();
  await look(page, 'paper-number-begin');
  await page.getByRole('button', { name: 'Start the sheet' }).click();
  const write = page.getByRole('button', { name: 'Write it down' });
  for (const turn of ['761444444220513', '830965772611999']) {
    await expect(page.getByRole('button', { name: /: empty$/ })).toHaveCount(5);
    await page.keyboard.type(turn);
    await write.click();
  }
  await expect(page.getByRole('button', { name: /: empty$/ })).toHaveCount(5);
  await page.keyboard.type('975-64058');
  await look(page, 'paper-number-typing');
  await page.keyboard.type('3622');
  await expect(write).toBeEnabled();
  await look(page, 'paper-number-check');
  const more = page.getByRole('button', { name: 'Score sheet' });
  if (await more.isVisible()) {
    await more.click();
    await look(page, 'paper-number-sheet');
    await page.keyboard.press('Escape');
  }
  await write.click();
  await page
    .getByRole('button', { name: /^Look back at turn/ })
    .first()
    .click();
  await page.getByRole('button', { name: /: 220$/ }).click();
  await page.keyboard.type('260');
  await expect(page.getByRole('button', { name: 'Correct it' })).toBeEnabled();
  await look(page, 'paper-number-correct');
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await look(page, 'paper-number-corrected');
  for (let turn = 3; turn < 10; ++turn) {
    await page.keyboard.type('-----');
    await write.click();
    if (turn < 9) await expect(page.getByRole('button', { name: /: empty$/ })).toHaveCount(5);
  }
  await expect(page.getByRole('heading', { name: /wins/ })).toBeVisible();
  await look(page, 'paper-number-end');

  await page.goto(`${house.url}/paper/nmbr9`);
  const start = page.getByRole('button', { name: 'Start' });
  await expect(start).toBeVisible();
  await look(page, 'paper-nmbr9-begin');
  await start.click();
  for (const key of ['4', '8', 'ArrowDown', '2', '3', '7', '7', 'ArrowDown', '3', '5', '6'])
    await page.keyboard.press(key);
  await expect(page.getByText('Level 2 has 32 squares', { exact: false })).toBeVisible();
  await look(page, 'paper-nmbr9-levels');
  for (let seat = 0; seat < 4; ++seat) await page.getByRole('button', { name: /^Done/ }).click();
  await look(page, 'paper-nmbr9-end');
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New game' }).click();
  await page.getByRole('radio', { name: /^Rebuild the layout/ }).check();
  await start.click();
  for (const number of [9, 1, 8]) {
    await page.getByRole('group', { name: 'Tiles' }).getByRole('button').nth(number).click();
    await place(page);
  }
  await page.getByRole('group', { name: 'Tiles' }).getByRole('button').nth(3).click();
  await expect(page.getByRole('button', { name: /^Place on level/ })).toBeVisible();
  await look(page, 'paper-nmbr9-rebuild');
  await page.getByRole('button', { name: 'At this table' }).click();
  await look(page, 'paper-nmbr9-results');

  await page.goto(`${house.url}/paper/cards`);
  await page.getByRole('button', { name: 'Turn the first card' }).click();
  await look(page, 'paper-cards');
  await page.goto(`${house.url}/paper/clock`);
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await look(page, 'paper-clock');
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
  reviewOpen,
  reviewNumber: reviewOf('the-number'),
  reviewNmbr9: reviewOf('nmbr9'),
  learnNumber: learnFrom('the-number'),
  learnNmbr9: learnFrom('nmbr9'),
  lessons,
  practice,
  played,
  oneDevice,
  oneDeviceNmbr9,
  paper,
  today,
  group,
};
