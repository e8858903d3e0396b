// Every screen holds in every language, theme and width, and axe finds nothing. CIFRA_SWEEP=full takes all
// combinations; CIFRA_PICTURES=FOLDER keeps a picture of each screen (wide and phone, light and dark) instead.
import type { Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from './axe';
import { expect, test } from './house';
import { awkwardName, type Look, stops } from './tour';

const full = process.env['CIFRA_SWEEP'] === 'full';
const pictures = process.env['CIFRA_PICTURES'];
// Without `full`: the language with the longest texts, and axe on a phone in the dark.
const languages = full ? ['English', 'Español', 'Deutsch', 'Italiano', 'Français'] : ['Deutsch'];
const sizes = full
  ? ([
      [360, 740],
      [390, 844],
      [844, 390],
      [768, 1024],
      [1280, 800],
      [2560, 1440],
    ] as const)
  : ([
      [360, 740],
      [1280, 800],
    ] as const);

const themes = [
  [1280, 800, 'light'],
  [1280, 800, 'dark'],
  [390, 844, 'light'],
  [390, 844, 'dark'],
] as const;

/** What sticks out of the page, or is cut off. */
async function overflows(page: Page): Promise<string[]> {
  return page.evaluate((cuttable) => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth + 1)
      found.push(`the page is ${root.scrollWidth} px wide on ${root.clientWidth}`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.closest('.spoken, svg, dialog:not([open]), [inert]')) continue;
      const style = getComputedStyle(element);
      if (style.visibility === 'hidden' || element.clientWidth <= 1) continue; // not seen, perhaps heard
      const text = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const box = element.getBoundingClientRect();
      if (text && (box.right > root.clientWidth + 1 || box.left < -1) && !element.closest('[data-scrolls]'))
        found.push(`outside: ${element.textContent?.slice(0, 60)}`);
      if (
        text &&
        style.overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.tagName !== 'INPUT' &&
        !element.textContent?.includes(cuttable)
      ) {
        found.push(`cut off: ${element.textContent?.slice(0, 60)}`);
      }
      if (element.matches('button, a, select') && text && element.scrollWidth > element.clientWidth + 2)
        found.push(`too narrow: ${element.textContent?.slice(0, 60)}`);
    }
    return found;
  }, awkwardName);
}

async function speak(page: Page, language: string): Promise<void> {
  const code = { English: 'en', Español: 'es', Deutsch: 'de', Italiano: 'it', Français: 'fr' }[language] as string;
  // As if another tab had set it, so that an open dialog stays open.
  await page.evaluate((to) => {
    localStorage.setItem('cifra.language', JSON.stringify(to));
    dispatchEvent(new StorageEvent('storage', { key: 'cifra.language' }));
  }, code);
  await expect(page.locator('html')).toHaveAttribute('lang', code);
}

const inspect: Look = async (page, name) => {
  for (const language of languages) {
    await speak(page, language);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(60);
      await expect
        .poll(() => overflows(page), { message: `${name}, ${language}, ${width} px`, timeout: 3000 })
        .toEqual([]);
    }
  }
  await speak(page, 'English');
  for (const [width, height, colorScheme] of full ? themes : themes.slice(-1)) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${name}, ${width} px, ${colorScheme}`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
};

const keep: Look = async (page, name) => {
  await mkdir(pictures as string, { recursive: true });
  for (const [size, width, height] of [
    ['wide', 1280, 800],
    ['phone', 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(name.endsWith('3d') ? 1200 : 250);
      await page.screenshot({ path: join(pictures as string, `${name}-${size}-${colorScheme}.png`) });
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
};

// Screens that tests of their own go through are left out of the short sweep.
const shown = Object.entries(stops).filter(
  ([name]) =>
    full ||
    pictures ||
    !/^(rules|account|rematch|numberWaiting|review.+|learn.*|practice|played|oneDeviceNmbr9|paper)$/.test(name),
);

for (const [name, stop] of shown) {
  test(`screens: ${name}`, async ({ browser, house }) => {
    test.setTimeout(1_200_000);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await stop(await context.newPage(), pictures ? keep : inspect, house, browser);
    await context.close();
  });
}
