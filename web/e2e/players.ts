// Players: what people do at a table, by what they see: roles and words of the English client.
import { expect, type Locator, type Page } from '@playwright/test';
import type { House } from './house';

export type GameTitle = 'The Number' | 'NMBR 9';

/** Opens a table from the start page and returns its link. */
export async function openTable(page: Page, at: string, game: GameTitle, name: string): Promise<string> {
  await page.goto(at);
  await page.getByRole('region', { name: game }).getByRole('button', { name: 'Play with friends' }).click();
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill(name);
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByRole('heading', { name: `A table for ${game}` })).toBeVisible();
  return page.url();
}

/** A table with settings that the lobby does not offer; Ana sits there. */
export async function tableWith(page: Page, house: House, settings: object): Promise<string> {
  await page.goto(house.url);
  const code = await page.evaluate(async (wanted) => {
    const post = async (path: string, body: object) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as { code: string };
    };
    await post('/api/guests', { name: 'Ana' });
    return (await post('/api/tables', { settings: wanted })).code;
  }, settings);
  const link = `${house.url}/t/${code}`;
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  return link;
}

export async function sit(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
}

/** The same with keys alone. */
export async function sitByKeyboard(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await tabTo(page, page.getByRole('textbox', { name: 'Your name at the table' }));
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; ++presses) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not get there');
}

/** Three digits that are still free, at most two different ones: so they last for a round, and no turn is played
 *  without you. */
async function numberToWrite(page: Page): Promise<string> {
  const keys = page.getByRole('group', { name: 'Your digits' }).getByRole('button', { name: /^\d$/ });
  await expect(keys.first()).toBeVisible();
  const free = await keys.evaluateAll((all) =>
    all.map((key) => (key.getAttribute('aria-label') ?? key.textContent).trim()),
  );
  const pick = () => free[Math.floor(Math.random() * free.length)];
  const last = pick();
  return `${pick()}${last}${last}`;
}

export async function chooseByTaps(page: Page): Promise<string> {
  const number = await numberToWrite(page);
  for (const digit of number)
    await page.getByRole('group', { name: 'Your digits' }).getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: `Choose ${number}` }).click();
  return number;
}

export async function chooseByKeyboard(page: Page): Promise<string> {
  const number = await numberToWrite(page);
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  return number;
}

/** Closes one's view of the check. */
export async function nextTurn(page: Page, keyboard = false): Promise<void> {
  const next = page.getByRole('button', { name: /^(Next turn|Next round|See the result)$/ });
  await expect(next).toBeVisible();
  if (keyboard) await page.keyboard.press('Enter');
  else await next.click();
  await expect(next).toHaveCount(0);
}

/** Places the tile of NMBR 9 where it lies, or at the first place where it fits; the first one in the middle. */
export async function place(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: /^Place your \d$/ });
  await expect(heading).toBeVisible();
  const button = page.getByRole('button', { name: /^Place on level/ });
  const middle = page.getByRole('button', { name: 'Put it in the middle' });
  await expect(button.or(middle)).toBeEnabled();
  if (await middle.isVisible()) await middle.click();
  await expect(button).toBeEnabled();
  await page.waitForTimeout(350); // a click that comes with the card is not taken for one that means it
  await button.click();
}
