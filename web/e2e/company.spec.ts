// People at a table with each other: hurry, clocks and stand-ins that speak, signs, names, codes, and the end.
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './house';
import { chooseByKeyboard, nextTurn, openTable, sit, tableWith } from './players';

/** So many people, each in a browser of their own; the first is known to the house and sits at no table yet. */
async function people(browser: Browser, count: number, motion: 'reduce' | 'no-preference' = 'reduce'): Promise<Page[]> {
  const contexts = await Promise.all(
    Array.from({ length: count }, () => browser.newContext({ reducedMotion: motion })),
  );
  return Promise.all(contexts.map((context) => context.newPage()));
}
const close = (pages: Page[]) => Promise.all(pages.map((page) => page.context().close()));

const hurryButton = /One minute for the others|Hurry the others/;

test('hurry says who asked, how long, and what happens at zero', async ({ browser, house }) => {
  const [ana, ben, watcher] = (await people(browser, 3)) as [Page, Page, Page];
  const link = await openTable(ana, house.url, 'The Number', 'Ana');
  await sit(ben, link, 'Ben');
  await ana.getByRole('button', { name: 'Start the game' }).click();
  await watcher.goto(link);
  await chooseByKeyboard(ana);
  await ana.getByRole('button', { name: hurryButton }).click();
  await expect(
    ben.getByText('Ana is waiting and has given you one minute. If time runs out, you write nothing this turn.'),
  ).toBeVisible();
  await expect(ben.getByRole('timer')).toHaveText(/0:5\d|1:00/);
  const rule = 'When time runs out, whoever hasn’t chosen writes nothing that turn.';
  await expect(ana.getByText(`You have given Ben one minute. ${rule}`)).toBeVisible();
  await expect(watcher.getByText(`Ana is waiting. Time for Ben: one minute. ${rule}`)).toBeVisible();
  await chooseByKeyboard(ben);
  await expect(ana.getByText('You have given Ben one minute.', { exact: false })).toHaveCount(0);
  await nextTurn(ben);
  await chooseByKeyboard(ben);
  await ben.getByRole('button', { name: hurryButton }).click();
  await expect(ana.getByText('Ben is waiting and has given you one minute.', { exact: false })).toBeVisible();
  await ana.getByRole('button', { name: 'Close' }).click(); // it covers nothing for longer than one wants
  await expect(ana.getByText('Ben is waiting and has given you one minute.', { exact: false })).toHaveCount(0);
  await close([ana, ben, watcher]);
});

test('at zero both sides read what happened: The Number', async ({ browser, house }) => {
  const [ana, ben] = (await people(browser, 2)) as [Page, Page];
  const link = await tableWith(ana, house, { game: 'the-number', clock: { kind: 'seconds', amount: 6 } });
  await sit(ben, link, 'Ben');
  await expect(ben.getByText('When time runs out, whoever hasn’t chosen writes nothing that turn.')).toBeVisible();
  await ana.getByRole('button', { name: 'Start the game' }).click();
  await chooseByKeyboard(ana);
  await expect(ben.getByText('If time runs out, you write nothing this turn.')).toBeVisible();
  await expect(ben.getByText('Time ran out in turn 1: you wrote nothing.')).toBeVisible();
  await expect(ana.getByText('Time ran out in turn 1: Ben wrote nothing.')).toBeVisible();
  await close([ana, ben]);
});

test('at zero both sides read what happened: NMBR 9', async ({ browser, house }) => {
  const [ana, ben] = (await people(browser, 2)) as [Page, Page];
  const link = await tableWith(ana, house, { game: 'nmbr9', clock: { kind: 'seconds', amount: 5 } });
  await sit(ben, link, 'Ben');
  await ana.getByRole('button', { name: 'Start the game' }).click();
  await expect(ben.getByText('If time runs out, a bot places the tile for you.')).toBeVisible();
  await expect(ben.getByText(/^Time ran out: a bot placed your \d on level 0\./)).toBeVisible();
  await expect(ana.getByText(/Time ran out: a bot placed the \d for Ben on level 0\./)).toBeVisible();
  await close([ana, ben]);
});

test('who watches the check to its end has the whole time', async ({ browser, house }) => {
  const [ana, ben] = (await people(browser, 2, 'no-preference')) as [Page, Page];
  const link = await tableWith(ana, house, { game: 'the-number', clock: { kind: 'seconds', amount: 10 } });
  await sit(ben, link, 'Ben');
  await ana.getByRole('button', { name: 'Start the game' }).click();
  await chooseByKeyboard(ana);
  await chooseByKeyboard(ben);
  const timer = ben.getByRole('timer');
  await expect(ben.getByRole('button', { name: 'Skip' })).toBeVisible();
  await expect(timer).toHaveAccessibleName('The clock is standing still: 0:10');
  await ben.waitForTimeout(1200); // and it stands
  await expect(timer).toHaveAccessibleName('The clock is standing still: 0:10');
  const next = ben.getByRole('button', { name: 'Next turn' });
  await expect(next).toBeVisible(); // the check has been shown to its end
  await expect(timer).toHaveText(/0:(10|09)/);
  const begun = Date.now();
  await next.click();
  await expect(timer).toHaveText('0:03', { timeout: 12_000 });
  expect(Date.now() - begun).toBeGreaterThan(5000);
  const chosen = await chooseByKeyboard(ben);
  await expect(ben.getByRole('heading', { name: `You chose ${chosen}` })).toBeVisible();
  await expect(ben.getByText('Time ran out in turn 2: Ana wrote nothing.')).toBeVisible();
  await expect(ana.getByText('Time ran out in turn 2: you wrote nothing.')).toBeVisible();
  await close([ana, ben]);
});

test('a bot that takes over and a person who is back are told', async ({ browser, house }) => {
  const [ana, ben, cem] = (await people(browser, 3)) as [Page, Page, Page];
  const link = await openTable(ana, house.url, 'NMBR 9', 'Ana');
  await sit(ben, link, 'Ben');
  await sit(cem, link, 'Cem');
  await ana.getByRole('button', { name: 'Start the game' }).click();
  await expect(cem.getByRole('heading', { name: /^Place your/ })).toBeVisible();
  await cem.getByRole('button', { name: 'Menu' }).click();
  await cem.getByText('Leave the table', { exact: true }).click();
  await cem.getByRole('dialog').getByRole('button', { name: 'Leave the table' }).click();
  await ana.getByRole('button', { name: 'Let a bot take over' }).first().click();
  await expect(ben.getByText('Ana would like a bot to play for Cem. It takes more than half of you.')).toBeVisible();
  await ben.getByRole('button', { name: 'Let a bot take over' }).first().click();
  for (const page of [ana, ben]) await expect(page.getByText('A bot is playing for Cem now.')).toBeVisible();
  await cem.goto(link);
  await cem.getByRole('button', { name: 'Take my seat back' }).click();
  for (const page of [ana, ben]) await expect(page.getByText('Cem is back.')).toBeVisible();
  await close([ana, ben, cem]);
});

test('signs: sent, seen by all who watch, and muted with one tap', async ({ browser, house }) => {
  const [ana, ben, watcher] = (await people(browser, 3)) as [Page, Page, Page];
  const link = await openTable(ana, house.url, 'The Number', 'Ana');
  await sit(ben, link, 'Ben');
  await ana.getByRole('button', { name: 'Start the game' }).click();
  await watcher.goto(link);
  await expect(watcher.getByText('You’re watching this game.')).toBeVisible();
  await expect(watcher.getByRole('button', { name: 'Send a sign' })).toHaveCount(0); // players only
  await ben.setViewportSize({ width: 390, height: 844 }); // where it is in the menu
  const openSigns = async (page: Page) => {
    if (page === ben) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Send a sign' }).last().click();
  };
  const say = async (page: Page, sign: string) => {
    await openSigns(page);
    await page.getByRole('button', { name: sign }).click();
  };
  await say(ben, 'Well played!');
  for (const page of [ana, ben, watcher]) await expect(page.getByText('Ben: Well played!')).toBeVisible();
  await openSigns(ben);
  await expect(ben.getByRole('button', { name: 'Oops!' })).toHaveAttribute('aria-disabled', 'true'); // one in five seconds
  await ben.keyboard.press('Escape');
  await expect(ana.getByText('Ben: Well played!')).toHaveCount(0); // and gone by itself
  await ben.waitForTimeout(600);
  await say(ben, 'Hello!');
  await expect(ana.getByText('Ben: Hello!')).toBeVisible();
  await ana.getByRole('button', { name: 'Mute signs' }).click();
  await expect(ana.getByText('Ben: Hello!')).toHaveCount(0);
  await expect(watcher.getByText('Ben: Hello!')).toBeVisible();
  await ben.waitForTimeout(5400);
  await say(ben, 'Nice one!');
  await expect(ben.getByText('Ben: Nice one!')).toBeVisible(); // one's own are always shown
  await expect(watcher.getByText('Ben: Nice one!')).toBeVisible();
  await expect(ana.getByText('Ben: Nice one!')).toHaveCount(0);
  await ana.getByRole('button', { name: 'Send a sign' }).click();
  await ana.getByRole('button', { name: 'Show signs again' }).click();
  await expect(ana.getByText('Ben: Nice one!')).toBeVisible();
  await close([ana, ben, watcher]);
});

test('the end: where you stand, digits as they were crossed out, signs', async ({ browser, house }) => {
  const [ana, ben] = (await people(browser, 2)) as [Page, Page];
  const link = await tableWith(ana, house, { game: 'the-number', options: { rounds: 1 } });
  await sit(ben, link, 'Ben');
  await ana.getByRole('button', { name: 'Start the game' }).click();
  // Ben always has the lower number with the same first digit: Ana scores nothing.
  const numbers = [
    ['911', '900'],
    ['822', '811'],
    ['733', '722'],
    ['644', '633'],
    ['588', '544'],
  ];
  for (const [turn, [high, low]] of numbers.entries()) {
    for (const [page, number] of [
      [ana, high],
      [ben, low],
    ] as [Page, string][]) {
      await expect(page.getByText(`Round 1, turn ${turn + 1}`).first()).toBeAttached();
      await page.keyboard.type(number);
      await page.keyboard.press('Enter');
    }
    if (turn === 4) {
      await expect(ben.getByText('The game is over: one point for every crossed-out digit.')).toBeVisible();
      await expect(ben.getByText(/come back/)).toHaveCount(0);
    }
    for (const page of [ana, ben]) await nextTurn(page);
  }
  const lost = ana.getByRole('dialog', { name: 'Ben wins' });
  // 9 + 2, 8 + 3, 7 + 4, 6 + 6, 10 + 8 points and ten digits.
  await expect(lost.getByText('You came 2nd, 73 points behind Ben.')).toBeVisible();
  await expect(lost.getByText('5 of your numbers were eliminated. Ben eliminated 5 of them.')).toBeVisible();
  await expect(lost.getByText('Best turn: Ben, 544 in turn 5 of round 1, 18 points.')).toBeVisible();
  await expect(lost.locator('li.yours')).toContainText('Ana');
  await expect(lost.getByRole('table')).toContainText('73');
  const won = ben.getByRole('dialog', { name: 'You win!' });
  await expect(won.getByText('You are 73 points ahead of Ana.')).toBeVisible();
  await expect(won.getByText('Your best turn: 544 in turn 5 of round 1, 18 points.')).toBeVisible();
  await lost.getByRole('button', { name: 'Well played!' }).click();
  await expect(won.getByText('Ana: Well played!')).toBeVisible();
  await won.getByRole('button', { name: 'Mute signs' }).click();
  await expect(won.getByText('Ana: Well played!')).toHaveCount(0);

  await ben.getByRole('button', { name: 'See the board' }).click();
  const boards = ben.locator('section.player');
  await expect(boards).toHaveCount(2);
  const crossed = await boards.evaluateAll((all) => all.map((one) => one.querySelectorAll('.digits svg.gone').length));
  expect(crossed).toEqual([0, 10]);
  await close([ana, ben]);
});

test('names: “Ana” and “ana” are the same, and long ones are cut with a sign', async ({ browser, house }) => {
  const [ana, ben] = (await people(browser, 2)) as [Page, Page];
  const long = 'W'.repeat(24); // as wide as a name can get
  const link = await openTable(ana, house.url, 'The Number', 'Ana');
  await ben.setViewportSize({ width: 390, height: 844 });
  await ben.goto(link);
  await ben.getByRole('textbox', { name: 'Your name at the table' }).fill('ana');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(ben.getByText('Someone at this table already has that name. Choose another.')).toBeVisible();
  await ben.getByRole('textbox', { name: 'Your name at the table' }).fill(long);
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(ben.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  await wellCut(ana, long);
  await wellCut(ben, long);
  await ana.getByRole('button', { name: 'Start the game' }).click();
  await expect(ben.getByRole('group', { name: 'Your digits' })).toBeVisible();
  await wellCut(ana, long);
  await wellCut(ben, long);
  await ana.getByRole('button', { name: 'Players' }).click();
  await wellCut(ana, long);
  await close([ana, ben]);
});

/** Wherever the name stands and does not fit, it ends with an ellipsis; and it makes no page wider. */
async function wellCut(page: Page, name: string): Promise<void> {
  await expect(page.getByText(name).first()).toBeVisible();
  const bad = await page.evaluate((wanted) => {
    const holders = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(wanted)),
    );
    const isSpoken = (one: HTMLElement) => one.closest('.spoken') !== null;
    return holders
      .filter((one) => !isSpoken(one) && one.getClientRects().length > 0)
      .filter((one) => {
        for (let at: HTMLElement | null = one; at; at = at.parentElement) {
          if (at.scrollWidth <= at.clientWidth + 1 || getComputedStyle(at).display === 'inline') continue;
          const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(at);
          if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
          if (overflowX !== 'visible') return true;
        }
        return document.documentElement.scrollWidth > document.documentElement.clientWidth;
      })
      .map((one) => `${one.tagName}.${one.className}`);
  }, name);
  expect(bad).toEqual([]);
}

test('the code field can be selected and erased, and a wrong code stays to be put right', async ({ page, house }) => {
  await page.goto(house.url);
  const field = page.getByRole('textbox', { name: 'Table code, six characters' });
  await field.click();
  await page.keyboard.type('K7M4QX');
  const drawn = page.locator('.code i');
  const box = (await page.locator('.code').boundingBox())!;
  const at = (sign: number) => [box.x + (box.width * (sign + 0.5)) / 6, box.y + box.height / 2] as const;
  // One sign by a click, replaced in place.
  await page.mouse.click(...at(2));
  await expect(page.locator('.code i.selected')).toHaveText(['M']);
  await page.keyboard.type('A');
  await expect(field).toHaveValue('K7A4QX');
  await page.keyboard.type('C'); // the next one moves up, the last one has no room
  await expect(field).toHaveValue('K7AC4Q');
  // Several by dragging.
  await page.mouse.move(...at(1));
  await page.mouse.down();
  await page.mouse.move(...at(3), { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.code i.selected')).toHaveText(['7', 'A', 'C']);
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('K4Q');
  // All of it, by double click and by keys.
  await page.mouse.dblclick(...at(0));
  await expect(page.locator('.code i.selected')).toHaveCount(3);
  await page.keyboard.press('Delete');
  await expect(field).toHaveValue('');
  await page.keyboard.type('K7M4QX');
  await page.keyboard.press('Shift+Home');
  await expect(page.locator('.code i.selected')).toHaveCount(6);
  await page.keyboard.type('AAAAAA');
  await expect(drawn).toHaveText(['A', 'A', 'A', 'A', 'A', 'A']);

  await page.keyboard.press('Enter');
  await expect(page.getByText('This table no longer exists', { exact: false })).toBeVisible();
  await expect(page).toHaveURL(`${house.url}/`);
  await expect(field).toHaveValue('AAAAAA');
  await field.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(page.getByText('This table no longer exists', { exact: false })).toHaveCount(0);
  // The same for a link that leads nowhere.
  await page.goto(`${house.url}/t/AAAAAA`);
  await expect(field).toHaveValue('AAAAAA');
});

test('the double fifth turn is to be seen on a phone from the first one on', async ({ page, house }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(house.url);
  await page.getByRole('region', { name: 'The Number' }).getByRole('button', { name: 'Play now' }).click();
  const track = page.getByRole('list', { name: 'Bonus by turn' });
  await expect(track.getByRole('listitem')).toHaveCount(5);
  await expect(track.getByRole('listitem').nth(4).getByText('×2')).toBeInViewport();
  await expect(track.getByRole('listitem').nth(0).getByText('×2')).toHaveCount(0);
  await expect(page.getByText('In turn 5 first digits count double.', { exact: false }).first()).toBeAttached();
});
