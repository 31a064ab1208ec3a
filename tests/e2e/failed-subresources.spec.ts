import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

// Not the fixture of the other specs, which fails on the requests that fail here on purpose.
const PAGE = '/contact';

const isHydrated = (page: Page) =>
  page
    .getByRole('button', { name: 'Send message' })
    .evaluate((button) => Object.keys(button).some((key) => key.startsWith('__react')));

/** URLs of the scripts, styles and fonts of a page. */
async function listSubresources(page: Page): Promise<string[]> {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'font'].includes(request.resourceType())) urls.add(request.url());
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  return [...urls];
}

/** Fails the first request for each URL, with a reset connection or with status 503. */
async function failOnce(page: Page, faults: Map<string, 'reset' | '503'>): Promise<{ failed: Set<string> }> {
  const failed = new Set<string>();
  await page.route(
    (url) => faults.has(url.href),
    (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.continue();
      failed.add(url);
      return faults.get(url) === 'reset'
        ? route.abort('connectionreset')
        : route.fulfill({ status: 503, body: 'busy' });
    },
  );
  return { failed };
}

async function expectReadableAndAlive(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible();
  await expect.poll(() => isHydrated(page), { message: what }).toBe(true);
  const position = () => page.locator('header').evaluate((header) => getComputedStyle(header).position);
  await expect.poll(position, { message: `styles with ${what}` }).toBe('fixed');
}

test('page › is readable and interactive when one of its subresources fails once', async ({ browser }) => {
  const first = await browser.newPage();
  const subresources = await listSubresources(first);
  await first.close();
  expect(subresources.length).toBeGreaterThan(8);
  for (const [index, url] of subresources.entries()) {
    const page = await browser.newPage();
    // Alternates both faults in page order, so each kind of file gets both.
    const { failed } = await failOnce(page, new Map([[url, index % 2 === 0 ? 'reset' : '503']]));
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    await expectReadableAndAlive(page, url);
    expect([...failed]).toEqual([url]);
    await page.close();
  }
});

for (const fault of ['reset', '503'] as const) {
  test(`page › is readable and interactive when all of its subresources fail once (${fault})`, async ({
    browser,
    page,
  }) => {
    const first = await browser.newPage();
    const subresources = await listSubresources(first);
    await first.close();
    const { failed } = await failOnce(page, new Map(subresources.map((url) => [url, fault])));
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    await expectReadableAndAlive(page, 'everything');
    expect(failed.size).toBe(subresources.length);
  });
}
