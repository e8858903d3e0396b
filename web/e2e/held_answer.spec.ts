// A line on which the answer to a choice is late: the number may be changed before it comes, and the newest one counts.
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { chooseByKeyboard, openTable, sit } from './players';

test('a number changed before the first one is answered is the one that counts', async ({ browser, house }) => {
  const contexts = await Promise.all([1, 2].map(() => browser.newContext()));
  const [host, guest] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  const link = await openTable(host, house.url, 'The Number', 'Ana');
  await sit(guest, link, 'Ben');
  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(host.getByRole('group', { name: 'Your digits' })).toBeVisible();

  house.pause();
  for (const number of ['123', '456']) {
    await host.keyboard.type(number);
    await host.keyboard.press('Enter');
  }
  await expect(host.getByText('not taken', { exact: false })).toHaveCount(0);
  house.resume();
  const table = await tableOf(house.url, link);
  const turns = async () => (await (await fetch(`${house.url}/api/tables/${table}`)).json()).turns;
  await chooseByKeyboard(guest);
  await expect.poll(async () => (await turns())[0]?.choices[0]?.choice).toBe('456');
  await Promise.all(contexts.map((context) => context.close()));
});

async function tableOf(url: string, link: string): Promise<string> {
  const code = new URL(link).pathname.split('/').at(-1);
  return ((await (await fetch(`${url}/api/codes/${code}`)).json()) as { table: string }).table;
}
