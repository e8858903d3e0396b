// Life at a table of the house beside the game itself.
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { chooseByKeyboard, nextTurn, openTable, sit } from './players';

test('bots, options, spectators, hurry and a rematch that asks', async ({ browser, house }) => {
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  const [host, guest, watcher] = (await Promise.all(contexts.map((context) => context.newPage()))) as [
    Page,
    Page,
    Page,
  ];
  const link = await openTable(host, house.url, 'The Number', 'Ana');
  await host.getByRole('button', { name: 'Add a bot' }).click();
  await expect(host.getByText('2 of 5 seats taken.')).toBeVisible();
  await host.getByRole('group', { name: 'Rounds' }).getByRole('radio', { name: '1' }).check();
  await sit(guest, link, 'Ben');
  await expect(guest.getByText('1 round of five turns.')).toBeVisible();

  // A name that is taken is refused with a next step.
  await watcher.goto(link);
  await watcher.getByRole('textbox', { name: 'Your name at the table' }).fill('Ana');
  await watcher.getByRole('button', { name: 'Sit down' }).click();
  await expect(watcher.getByText('Someone at this table already has that name. Choose another.')).toBeVisible();

  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(watcher.getByText('You’re watching this game.')).toBeVisible();
  await expect(watcher.getByRole('group', { name: 'Your number tile' })).toHaveCount(0);
  await expect(guest).toHaveTitle(/Your turn/);

  await chooseByKeyboard(host);
  await host.getByRole('button', { name: 'Hurry the others (1 min)' }).click();
  await expect(guest.getByRole('timer')).toBeVisible();
  for (let turn = 0; turn < 5; ++turn) {
    for (const page of [host, guest]) {
      if (page === host && turn === 0) continue;
      if (!(await page.getByRole('heading', { name: 'You’re out of digits' }).isVisible()))
        await chooseByKeyboard(page);
    }
    for (const page of [host, guest, watcher]) await nextTurn(page);
  }
  for (const page of [host, guest, watcher])
    await expect(page.getByRole('dialog', { name: /win|share the victory/ })).toBeVisible();
  await host.getByRole('button', { name: 'Play again' }).click();
  await expect(host.getByText('The others can see that you want to play again.', { exact: false })).toBeVisible();
  expect(host.url()).not.toBe(link);
  await expect(host.getByText('2 of 5 seats taken.')).toBeVisible(); // Ana and the bot: nobody who did not ask

  // Ben stays and looks at the board; who watches is not counted there before they go.
  for (const page of [guest, watcher])
    await expect(page.getByRole('dialog').getByText('Ana wants to play again.')).toBeVisible();
  await guest.getByRole('button', { name: 'See the board' }).click();
  await expect(guest.getByText('Ana wants to play again.')).toBeVisible();
  expect([guest.url(), watcher.url()]).toEqual([link, link]);
  const toWatch = watcher.getByRole('dialog').getByRole('link', { name: 'Watch the rematch' });
  await expect(toWatch).toBeVisible();
  await expect(host.getByText('watching', { exact: false })).toHaveCount(0);

  await guest.getByRole('button', { name: 'Join in' }).click();
  for (const page of [host, guest]) {
    await expect(page.getByText(/Round 1, turn 1/).first()).toBeAttached(); // started by Ana's page when all were there
    expect(page.url()).toBe(host.url());
  }
  await expect(watcher.getByRole('dialog').getByText('Ana and Ben want to play again.')).toBeVisible();
  await toWatch.click();
  await expect(watcher.getByText('You’re watching this game.')).toBeVisible();
  await guest.goBack(); // who comes back finds the way again
  await expect(guest.getByRole('dialog').getByRole('link', { name: 'Go to the rematch' })).toBeVisible();
  await Promise.all(contexts.map((context) => context.close()));
});

test('a table that is gone, and a page that is nowhere, are said in a sentence with a next step', async ({
  page,
  house,
}) => {
  await page.goto(`${house.url}/t/AAAAAA`);
  await expect(page.getByText('This table no longer exists', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: /start page|home/i }).first()).toBeVisible();
});

test('a full table can be watched', async ({ browser, house }) => {
  const contexts = await Promise.all([1, 2].map(() => browser.newContext()));
  const [host, late] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  const link = await openTable(host, house.url, 'NMBR 9', 'Ana');
  for (let bot = 0; bot < 3; ++bot) {
    await host.getByRole('button', { name: 'Add a bot' }).first().click();
    await expect(host.getByText(`${bot + 2} of 4 seats taken.`)).toBeVisible();
  }
  await late.goto(link);
  await expect(late.getByText('4 of 4 seats taken.', { exact: false })).toBeVisible();
  await expect(late.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(late.getByText('You’re watching this game.')).toBeVisible();
  await Promise.all(contexts.map((context) => context.close()));
});

test('who leaves is stood in for when the other wishes it, and gets the seat back', async ({ browser, house }) => {
  const contexts = await Promise.all([1, 2].map(() => browser.newContext()));
  const [host, guest] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  const link = await openTable(host, house.url, 'The Number', 'Ana');
  await sit(guest, link, 'Ben');
  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(guest.getByRole('group', { name: 'Your number tile' })).toBeVisible();
  await guest.getByRole('button', { name: 'Menu' }).click();
  await guest.getByText('Leave the table', { exact: true }).click();
  await guest
    .getByRole('dialog', { name: 'Leave the table?' })
    .getByRole('button', { name: 'Leave the table' })
    .click();

  await expect(host.getByText('Ben has left.', { exact: false }).first()).toBeVisible();
  await host.getByRole('button', { name: 'Let a bot take over' }).first().click();
  await expect(host.getByRole('button', { name: 'Let a bot take over' })).toHaveCount(0); // or Enter would press it again
  await chooseByKeyboard(host);
  await nextTurn(host); // the bot has chosen for Ben

  await guest.goto(link);
  await guest.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(guest.getByRole('button', { name: 'Take my seat back' })).toHaveCount(0);
  await guest
    .getByRole('button', { name: 'Change', exact: true })
    .click({ timeout: 3000 })
    .catch(() => {}); // what the bot chose
  const chosen = await chooseByKeyboard(guest);
  await expect(guest.getByRole('heading', { name: `You chose ${chosen}` })).toBeVisible();
  await chooseByKeyboard(host);
  await nextTurn(guest);
  await nextTurn(host);
  await Promise.all(contexts.map((context) => context.close()));
});

test('over days no bot is offered: only the clock decides', async ({ browser, house }) => {
  const contexts = await Promise.all([1, 2].map(() => browser.newContext()));
  const [host, guest] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  const link = await openTable(host, house.url, 'The Number', 'Ana');
  await host.getByRole('combobox', { name: 'Time per turn' }).selectOption('1 day');
  await sit(guest, link, 'Ben');
  await host.getByRole('button', { name: 'Start the game' }).click();
  await guest.getByRole('button', { name: 'Menu' }).click();
  await guest.getByText('Leave the table', { exact: true }).click();
  const question = guest.getByRole('dialog', { name: 'Leave the table?' });
  await expect(question.getByText('No bot plays for you: the clock keeps running.', { exact: false })).toBeVisible();
  await question.getByRole('button', { name: 'Leave the table' }).click();
  await expect(host.getByText('Ben has left. Here only the clock decides', { exact: false })).toBeVisible();
  await host.getByRole('button', { name: 'Players' }).click();
  await expect(host.getByText('No bot takes over for anyone', { exact: false })).toBeVisible();
  await expect(host.getByRole('button', { name: 'Let a bot take over' })).toHaveCount(0);
  await Promise.all(contexts.map((context) => context.close()));
});

test('players who delete themselves: words stand for their names, and the game goes on', async ({ browser, house }) => {
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  const [host, ...guests] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page, Page];
  const link = await openTable(host, house.url, 'The Number', 'Ana');
  for (const [i, guest] of guests.entries()) await sit(guest, link, `Guest ${i + 1}`);
  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(host.getByRole('group', { name: 'Your digits' })).toBeVisible();
  for (const guest of guests)
    await guest.evaluate(() => fetch('/api/me', { method: 'DELETE' }).then((answer) => answer.text()));
  const inWords = host.getByRole('region', { name: 'The table in words' });
  await expect(inWords.getByText('Someone who left: 0 points', { exact: false })).toHaveCount(2);
  await chooseByKeyboard(host); // bots choose for both
  await nextTurn(host);
  await host.getByRole('button', { name: 'Players' }).click();
  await expect(host.getByRole('dialog').getByText('someone who left')).toHaveCount(2);
  await expect(host.getByRole('dialog').getByText('a bot is filling in (hard)')).toHaveCount(2);
  await Promise.all(contexts.map((context) => context.close()));
});

test('on plain http in a local network everything but installing works', async ({ house }) => {
  const { chromium } = await import('@playwright/test');
  const port = new URL(house.url).port;
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--host-resolver-rules=MAP house.lan 127.0.0.1'],
  });
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  const link = await openTable(page, `http://house.lan:${port}`, 'The Number', 'Ana');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText(/Link copied|The link is selected/).first()).toBeVisible();
  await page.getByRole('group', { name: 'Rounds' }).getByRole('radio', { name: '1' }).check();
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (let turn = 0; turn < 5; ++turn) {
    await expect(page.getByText(`Round 1, turn ${turn + 1}`).first()).toBeVisible();
    if (!(await page.getByRole('heading', { name: 'You’re out of digits' }).isVisible())) await chooseByKeyboard(page);
    await nextTurn(page);
  }
  await expect(page.getByText('Fair game: no choice was changed after it was made.')).toBeVisible(); // SHA-256 of the engine
  expect(link).toContain('house.lan');
  await page.goto(`http://house.lan:${port}`);
  await page.getByRole('region', { name: 'NMBR 9' }).getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText('Card 1 of 20.').first()).toBeVisible();
  await browser.close();
});
