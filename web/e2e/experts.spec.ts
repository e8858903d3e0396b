// Bots that think long, on the device: side by side, with how far they are, and nobody has to wait for them.
import { expectAccessible } from './axe';
import { expect, test } from './house';
import { place } from './players';

test('three experts think; told to play now, they do', async ({ page, house }) => {
  const workers = new Set<string>();
  page.on('worker', (worker) => workers.add(`${workers.size} ${worker.url()}`));
  await page.goto(house.url);
  await page.evaluate(() => {
    const levels = ['expert', 'expert', 'expert'];
    localStorage.setItem('cifra.opponents', JSON.stringify({ nmbr9: { levels } }));
  });
  await page.reload();
  await page.getByRole('region', { name: 'NMBR 9' }).getByRole('button', { name: 'Play now' }).click();
  await place(page); // nobody thinks about the first card
  await expect(page.getByText('Card 2 of 20.').first()).toBeVisible();
  const before = await page.getByRole('application').boundingBox();
  await place(page);

  const waiting = page.locator('.waiting');
  const thinking = page.getByRole('progressbar', { name: /thinking…$/ });
  await expect(thinking).toBeVisible();
  await expect(waiting.getByText(/^\d+\s?%$/)).toBeVisible();
  expect(await page.getByRole('application').boundingBox()).toEqual(before); // nothing moves
  const part = () => thinking.evaluate((bar) => (bar as HTMLProgressElement).value);
  const early = await part();
  await expect.poll(part).toBeGreaterThan(early);

  // By keyboard too: a button as any other, and the board has the keys again.
  const button = page.getByRole('button', { name: 'Play now' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Card 3 of 20.').first()).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('screen');

  // The Workers that were ended are made anew, and the experts play on.
  await place(page);
  await expect(thinking).toBeVisible();
  await expectAccessible(page); // they may be ready before it is
  await expect(page.getByText('Card 4 of 20.').first()).toBeVisible({ timeout: 60_000 });
  const processors = await page.evaluate(() => navigator.hardwareConcurrency);
  if (processors > 1) expect(workers.size).toBeGreaterThanOrEqual(3); // one that answers, two and more that think
});
