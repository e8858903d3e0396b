// What axe finds on a page: nothing, or the test fails and says where.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** `what`: the screen, for the message. */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 150)).join(' | ')}`);
  expect(said, what).toEqual([]);
}

/** The page is not wider than its window. */
export async function expectToFit(page: Page, what = page.url()): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(wide, what).toBeLessThanOrEqual(window + 1);
}
