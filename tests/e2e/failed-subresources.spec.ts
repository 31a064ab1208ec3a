import type { Page } from '@playwright/test';
import { expect, lenientTest as test } from './test';

// Not the fixture of the other specs, which fails on the requests that fail here on purpose.
const PAGE = '/contact';

const isHydrated = (page: Page) =>
  page
    .getByRole('button', { name: 'Send message' })
    .evaluate((button) => Object.keys(button).some((key) => key.startsWith('__react')));

/** URLs of the scripts, styles and fonts of the page. */
let subresources: string[];

// In one worker, which lists them once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ browser }) => {
  const urls = new Set<string>();
  const page = await browser.newPage();
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'font'].includes(request.resourceType())) urls.add(request.url());
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await page.close();
  subresources = [...urls];
});

/** Fails the first request for each URL, with a reset connection or with status 503. Returns the URLs that have failed. */
async function failOnce(page: Page, urls: readonly string[], fault: 'reset' | '503'): Promise<Set<string>> {
  const failed = new Set<string>();
  await page.route(
    (url) => urls.includes(url.href),
    (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.continue();
      failed.add(url);
      return fault === 'reset' ? route.abort('connectionreset') : route.fulfill({ status: 503, body: 'busy' });
    },
  );
  return failed;
}

async function expectReadableAndAlive(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible();
  await expect.poll(() => isHydrated(page), { message: what }).toBe(true);
  const position = () => page.locator('header').evaluate((header) => getComputedStyle(header).position);
  await expect.poll(position, { message: `styles with ${what}` }).toBe('fixed');
}

/** In how many loads of the page each subresource fails in one of them. */
const LOADS = 4;

test('page › is readable and interactive when some of its subresources fail once', async ({ browser }) => {
  expect(subresources.length).toBeGreaterThan(8);
  for (let load = 0; load < LOADS; load += 1) {
    const page = await browser.newPage();
    const urls = subresources.filter((_url, index) => index % LOADS === load);
    const failed = await failOnce(page, urls, load % 2 === 0 ? 'reset' : '503');
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    await expectReadableAndAlive(page, urls.join(' '));
    expect([...failed].sort()).toEqual(urls.sort());
    await page.close();
  }
});

for (const fault of ['reset', '503'] as const) {
  test(`page › is readable and interactive when all of its subresources fail once (${fault})`, async ({ page }) => {
    const failed = await failOnce(page, subresources, fault);
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    await expectReadableAndAlive(page, 'everything');
    expect(failed.size).toBe(subresources.length);
  });
}
