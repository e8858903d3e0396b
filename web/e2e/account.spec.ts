// An account: made by a guest, used on a second device, its password and its other sessions.
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, type House, test } from './house';
import { openTable, sit, tabTo } from './players';

const password = 'a long password';
let accounts = 0;

/** A guest with a table makes an account. */
async function withAccount(browser: Browser, house: House): Promise<{ page: Page; account: string; link: string }> {
  const page = await (await browser.newContext()).newPage();
  const account = `ana-${Date.now().toString(36)}-${++accounts}`;
  const link = await openTable(page, house.url, 'NMBR 9', 'Ana');
  await page.goto(`${house.url}/account`);
  const create = page.getByRole('region', { name: 'Create an account' });
  await create.getByRole('textbox', { name: 'Account name' }).fill(account);
  await create.getByLabel('Password', { exact: true }).fill(password);
  await create.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText(`You’re logged in as ${account}.`)).toBeVisible();
  return { page, account, link };
}

async function logIn(page: Page, account: string, secret: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Log in' });
  await form.getByRole('textbox', { name: 'Account name' }).fill(account);
  await form.getByLabel('Password', { exact: true }).fill(secret);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** A second browser of the same player, at the table. */
async function secondDevice(browser: Browser, house: House, account: string, link: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${house.url}/account`);
  await logIn(page, account, password);
  await expect(page.getByText(`You’re logged in as ${account}.`)).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible(); // the same seat
  return page;
}

test('another password logs out the other device, which keeps its screen and can log in again', async ({
  browser,
  house,
}) => {
  const { page, account, link } = await withAccount(browser, house);
  const other = await secondDevice(browser, house, account, link);
  let sockets = 0;
  other.on('websocket', () => ++sockets);

  // What is wrong is said at its field, before and after it is sent.
  const form = page.getByRole('region', { name: 'Change password' });
  const [old, next] = [form.getByLabel('Current password'), form.getByLabel('New password')];
  await expect(old).toHaveAttribute('autocomplete', 'current-password');
  await expect(next).toHaveAttribute('autocomplete', 'new-password');
  await expect(next).toHaveAccessibleDescription('At least 8 characters, at most 200.');
  await old.fill('not the password');
  await next.fill('short');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(next).toHaveAccessibleDescription('Too short: at least 8 characters are needed.');
  await expect(next).toBeFocused();
  await next.fill('an even longer one');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(old).toHaveAccessibleDescription('That isn’t your current password.');
  await expect(old).toBeFocused();
  await old.fill(password);
  await form.getByRole('button', { name: 'Show the password' }).last().click();
  await expect(next).toHaveAttribute('type', 'text');
  await next.press('Enter');
  await expect(form.getByRole('status')).toHaveText('Password changed. All other devices are logged out.');

  await expect(other.getByText('This device was logged out.', { exact: false })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'A table for NMBR 9' })).toBeVisible(); // still to be read
  await other.waitForTimeout(3000);
  expect(sockets).toBe(0); // it does not knock again
  await other.getByRole('button', { name: 'Log in' }).click();
  const dialog = other.getByRole('dialog', { name: 'Log in' });
  await expect(dialog.getByRole('textbox', { name: 'Account name' })).toHaveValue(account);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The account name or the password is wrong. Check both.');
  await dialog.getByLabel('Password', { exact: true }).fill('an even longer one');
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(other.getByText('This device was logged out.', { exact: false })).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Start the game' })).toBeEnabled(); // one can play alone
  await page.context().close();
  await other.context().close();
});

test('log out other devices, and go on as a guest there', async ({ browser, house }) => {
  const { page, account, link } = await withAccount(browser, house);
  const other = await secondDevice(browser, house, account, link);
  const others = page.getByRole('region', { name: 'Other devices' });
  await tabTo(page, others.getByRole('button', { name: 'Log out other devices' }));
  await page.keyboard.press('Enter');
  await expect(others.getByRole('status')).toHaveText('1 other device was logged out.');
  await page.keyboard.press('Enter');
  await expect(others.getByRole('status')).toHaveText('No other device was logged in.');

  await expect(other.getByText('This device was logged out.', { exact: false })).toBeVisible();
  await other.getByRole('button', { name: 'Continue as a guest' }).click();
  await expect(other.getByText('This device was logged out.', { exact: false })).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Sit down' })).toBeVisible(); // a visitor now
  await other.getByRole('textbox', { name: 'Your name at the table' }).fill('Eva');
  await other.getByRole('button', { name: 'Sit down' }).click();
  await expect(other.getByText('2 of 4 seats taken.', { exact: false })).toBeVisible();

  // This one stays logged in, until it logs out.
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await page.goto(`${house.url}/account`);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByText('You don’t need an account to play.', { exact: false })).toBeVisible();
  await page.context().close();
  await other.context().close();
});

test('a device that was logged out while it was away says so on the start page', async ({ browser, house }) => {
  const { page, account, link } = await withAccount(browser, house);
  const other = await secondDevice(browser, house, account, link);
  await other.goto('about:blank');
  await page.getByRole('button', { name: 'Log out other devices' }).click();
  await expect(page.getByText('1 other device was logged out.')).toBeVisible();
  for (const address of [house.url, link]) {
    await other.goto(address);
    await expect(other.getByText('This device was logged out.', { exact: false })).toBeVisible();
  }
  await page.context().close();
  await other.context().close();
});

test('three hundred games: a few are shown, all of them on request, in the order of the server', async ({
  page,
  house,
}) => {
  const table = (i: number) => ({
    table: `t${i}`,
    code: 'K7M4QX',
    game: 'nmbr9',
    phase: i % 3 === 1 ? 'open' : 'playing',
    public: false,
    seats: ['Ana', `Guest ${i}`],
    max_seats: 4,
    clock: { kind: 'days', amount: 2 },
    you: 0,
    waits_for: i < 2 ? ['Ana'] : [`Guest ${i}`],
  });
  const tables = Array.from({ length: 300 }, (_, i) => ({
    ...table(i),
    code: `K7M${(i + 10_000).toString(36).toUpperCase()}`,
  }));
  await page.route('**/api/me', (route) =>
    route.fulfill({ json: { player: 'p', name: 'Ana', account: null, tables } }),
  );
  await page.addInitScript(() => localStorage.setItem('cifra.guest', 'true'));
  await page.goto(house.url);
  const rows = page.getByRole('region', { name: 'Your games' }).getByRole('link');
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Show all: 296 more' }).click();
  await expect(rows).toHaveCount(300);
  expect(await rows.evaluateAll((all) => all.map((row) => Number(/Guest (\d+)/.exec(row.textContent)?.[1])))).toEqual(
    tables.map((_, i) => i),
  );
  await page.getByRole('button', { name: 'Show fewer' }).press('Enter');
  await expect(rows).toHaveCount(4);
});

test('who deletes oneself is gone from the server: account, name and seat', async ({ browser, house }) => {
  const { page, account, link } = await withAccount(browser, house);
  const guest = await (await browser.newContext()).newPage();
  await sit(guest, link, 'Ben');
  await expect(guest.getByText('Ana').first()).toBeVisible();
  const section = page.getByRole('region', { name: 'Delete yourself' });
  await section.getByRole('button', { name: 'Delete me' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${account}?` });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(`You’re logged in as ${account}.`)).toBeVisible();
  await section.getByRole('button', { name: 'Delete me' }).click();
  await expectAccessible(page, 'the question');
  await dialog.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByText('You don’t need an account to play.', { exact: false })).toBeVisible();
  await expect(section).toHaveCount(0);
  await expect(guest.getByText('Ana')).toHaveCount(0);
  await logIn(page, account, password);
  await expect(page.getByText('The account name or the password is wrong.', { exact: false })).toBeVisible();
  await page.context().close();
  await guest.context().close();
});
