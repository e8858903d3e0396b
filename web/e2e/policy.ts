// Violations of the Content-Security-Policy of the house, as the browser tells them, for every context that is opened
// in it from now on.
import type { Browser, BrowserContext } from '@playwright/test';

export async function watchPolicy(context: BrowserContext, broken: string[]): Promise<void> {
  context.on('console', (message) => {
    if (/content.security.policy/i.test(message.text()))
      broken.push(`${message.page()?.url() ?? 'a worker'}: ${message.text()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`Content-Security-Policy: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}

export function watchPolicies(browser: Browser, broken: string[]): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await watchPolicy(context, broken);
    return context;
  };
}
