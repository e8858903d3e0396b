import { defineConfig } from '@playwright/test';

// Real browsers against a real house (e2e/house.ts starts one for every worker). CIFRA_SWEEP=full visits every screen
// in every language, theme and width; without it a part of them. The shell is Chromium without a window of its own: a
// quarter of the processors' time less. `./test --long` takes the whole of it (CHROMIUM).
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../build/playwright',
  reporter: [['list']],
  workers: 3, // browsers wait most of the time: three keep two cores busy
  fullyParallel: true,
  retries: 1, // on a busy machine; what needs it is listed as flaky
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox'],
    },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' }, // those that test what moves ask for it
    video: 'off',
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
  },
});
