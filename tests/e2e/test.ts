import { test as base, expect, type Page } from '@playwright/test';

/** What went wrong on a page while it was used: console errors, failed requests, and requests that left our own origin. */
export type PageTrouble = { console: string[]; failed: string[]; foreign: string[] };

/** Whether React has taken the page over, if the page has scripts at all. */
const isAlive = () => {
  const last =
    document.querySelector('script[src*="/_next/"]') && [...document.querySelectorAll('body [role="alert"]')].at(-1);
  return !last || Object.keys(last).some((key) => key.startsWith('__react'));
};

/** Opens pages as somebody does who reads before using them: React has started by then. */
function waitForReact(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (...given) => {
    const response = await goto(...given);
    await page.waitForFunction(isAlive);
    return response;
  };
  return page;
}

type Options = {
  /** Whether `page.goto` waits until React has started. For tools that are nothing without scripts; other specs act at once. */
  waitsForReact: boolean;
};

/** A page whose troubles are collected; a test that uses it fails at its end if there were any. */
export const test = base.extend<Options & { trouble: PageTrouble }>({
  waitsForReact: [false, { option: true }],
  page: async ({ page, javaScriptEnabled, waitsForReact }, use) =>
    use(javaScriptEnabled && waitsForReact ? waitForReact(page) : page),
  trouble: [
    async ({ page, baseURL, javaScriptEnabled }, use) => {
      const trouble: PageTrouble = { console: [], failed: [], foreign: [] };
      const origin = new URL(baseURL ?? '').origin;
      page.on('console', (message) => {
        // What did not load is counted below, where a page that is missing on purpose can be told from a broken one.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          trouble.console.push(message.text());
        }
      });
      page.on('pageerror', (error) => trouble.console.push(error.message));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== origin) trouble.foreign.push(request.url());
      });
      page.on('requestfailed', (request) => {
        // Scripts are not fetched where they are switched off.
        if (!javaScriptEnabled && request.resourceType() === 'script') return;
        // A prefetch that a navigation cuts short is the browser's own doing.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') trouble.failed.push(request.url());
      });
      page.on('response', (response) => {
        const own = response.request().isNavigationRequest();
        if (!own && response.status() >= 400) trouble.failed.push(`${response.status()} ${response.url()}`);
      });
      await use(trouble);
      expect(trouble, 'no console error, failed request or third-party request').toEqual({
        console: [],
        failed: [],
        foreign: [],
      });
    },
    { auto: true },
  ],
});

export { expect };
