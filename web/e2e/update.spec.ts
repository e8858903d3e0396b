// The house gets a newer client while people play: it comes in the background, says so, and is taken when they want it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { expect, House, test } from './house';
import { chooseByKeyboard, nextTurn } from './players';

const root = resolve(import.meta.dirname, '..');

/** The same client, but for a mark on the page. */
async function newerClient(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'cifra-newer-'));
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'newer',
        transform: (code, id) =>
          id.endsWith('/src/main.ts') ? `${code}\ndocument.documentElement.dataset.newer = 'yes';` : null,
      },
    ],
  });
  return outDir;
}

test('a new version is said, taken by a tap, and nothing is lost', async ({ browser }) => {
  const newer = await newerClient();
  const house = new House();
  await house.start();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(house.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole('region', { name: 'The Number' }).getByRole('button', { name: 'Play now' }).click();
  await chooseByKeyboard(page);
  await nextTurn(page);
  const other = await context.newPage(); // stays with what it has
  await other.goto(house.url);

  await house.kill('SIGTERM');
  house.web = newer;
  await house.start();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-newer'); // nothing reloads by itself
  await chooseByKeyboard(page);
  await nextTurn(page);

  await reload.click();
  await expect(page.locator('html')).toHaveAttribute('data-newer', 'yes');
  await expect(page.getByText('Round 1, turn 3').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);

  // The other tab still finds the files of its own version.
  await other.getByRole('region', { name: 'NMBR 9' }).getByRole('button', { name: 'Play now' }).click();
  await expect(other.getByText('Card 1 of 20.').first()).toBeVisible();
  await expect(other.locator('html')).not.toHaveAttribute('data-newer');
  await context.close();
  await house.remove();
  await rm(newer, { recursive: true });
});
