import { test as base, expect, type Page } from '@playwright/test';

/** Console errors, failed requests and cross-origin requests of a page. */
export type PageErrors = { console: string[]; failed: string[]; foreign: string[] };

/** Whether React has hydrated the page; true for a page without scripts. */
const isHydrated = () => {
  const last =
    document.querySelector('script[src*="/_next/"]') && [...document.querySelectorAll('body [role="alert"]')].at(-1);
  return !last || Object.keys(last).some((key) => key.startsWith('__react'));
};

/** Makes `page.goto` wait for hydration. */
function waitForReact(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    await page.waitForFunction(isHydrated);
    return response;
  };
  return page;
}

type Options = {
  /** Whether `page.goto` waits for hydration. Only for tools that need scripts; other specs act at once, as visitors do. */
  waitsForReact: boolean;
};

/** For pages whose requests fail on purpose. If a test fails, a picture of its page is in test-results. */
export const lenientTest = base.extend({
  page: async ({ page }, use, testInfo) => {
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus && !page.isClosed())
      await page.screenshot({ path: testInfo.outputPath('screenshot.png') });
  },
});

/** Collects the errors of its page, and fails if there are any. A test that uses no page opens none. */
export const test = lenientTest.extend<Options & { pageErrors: PageErrors }>({
  waitsForReact: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  pageErrors: async ({}, use) => {
    const pageErrors: PageErrors = { console: [], failed: [], foreign: [] };
    await use(pageErrors);
    expect(pageErrors, 'no console error, failed request or third-party request').toEqual({
      console: [],
      failed: [],
      foreign: [],
    });
  },
  page: async ({ page, pageErrors, baseURL, javaScriptEnabled, waitsForReact }, use) => {
    const origin = new URL(baseURL ?? '').origin;
    page.on('console', (message) => {
      // Failed loads are counted below, where pages that are missing on purpose are excluded.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        pageErrors.console.push(message.text());
      }
    });
    page.on('pageerror', (error) => pageErrors.console.push(error.message));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== origin) pageErrors.foreign.push(request.url());
    });
    page.on('requestfailed', (request) => {
      // Without JavaScript, scripts are not fetched.
      if (!javaScriptEnabled && request.resourceType() === 'script') return;
      // The browser aborts prefetches when the page navigates.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') pageErrors.failed.push(request.url());
    });
    page.on('response', (response) => {
      const own = response.request().isNavigationRequest();
      if (!own && response.status() >= 400) pageErrors.failed.push(`${response.status()} ${response.url()}`);
    });
    await use(javaScriptEnabled && waitsForReact ? waitForReact(page) : page);
  },
});

export { expect };
