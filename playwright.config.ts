import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/support/browser.mjs';

// scripts/test.mjs starts the built site with a database of its own and says where. Without it, a running `npm start` is used.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: '100%',
  // A second try tells what is broken from what is flaky. Both count as failed (scripts/support/test-parts.mjs).
  retries: process.env.CI ? 1 : 0,
  // For slow machines. What takes long on a fast one shows in the list of times.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    locale: 'en-IE',
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Europe/Dublin',
    screenshot: 'only-on-failure',
    // A third of the time on a small machine; to look into a failure: npm run test:e2e -- --trace on
    trace: 'off',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
});
