import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from './tests/support/browser.mjs';
import { slowness } from './tests/support/machine-speed.mjs';

// Limits that only end what hangs, so no test sets its own. What takes long shows in the list of times. Generous, since a machine may
// become busy after its speed was measured.
const SECOND = 1_000 * (await slowness());

/** Files whose tests run one after the other, or take long: started first, so that no worker is left with one at the end. */
const LONG =
  /\/(killed-processes|log|scraper|niche-scraper|meet-your-agent|two-processes|failed-subresources)\.spec\.ts/;

// scripts/test.mjs starts the built site with a database of its own and says where. Without it, a running `npm start` is used.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for the site as often as they compute. Those of other browsers share the port of a website.
  workers: process.env.OTHER_BROWSERS ? 1 : availableParallelism() * 2,
  // A second try tells what is broken from what is flaky. Both count as failed (tests/support/test-parts.mjs).
  retries: process.env.CI ? 1 : 0,
  timeout: 300 * SECOND,
  expect: { timeout: 90 * SECOND, toPass: { timeout: 180 * SECOND } },
  reporter: 'list',
  projects: process.env.OTHER_BROWSERS
    ? [{ name: 'browsers', testDir: 'tests/browsers', expect: { timeout: 30 * SECOND } }]
    : [
        { name: 'long', testMatch: LONG },
        { name: 'short', testIgnore: LONG },
      ],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    locale: 'en-IE',
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Europe/Dublin',
    // 'only-on-failure' takes one of each page that closes, and deletes those of passed tests: tests/e2e/test.ts takes the others.
    screenshot: 'off',
    // A third of the time on a small machine; to look into a failure: npm run test:e2e -- --trace on
    trace: 'off',
    // A click that waits for something that never comes would else take the whole time of its test.
    actionTimeout: 90 * SECOND,
    navigationTimeout: 180 * SECOND,
    launchOptions: { executablePath: findTestBrowser(), args: CHROMIUM_FLAGS },
  },
});
