import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

// Not the fixture of the other specs: here pages are meant to have failed requests.
const PAGE = '/contact';

const isAlive = (page: Page) =>
  page
    .getByRole('button', { name: 'Send message' })
    .evaluate((button) => Object.keys(button).some((key) => key.startsWith('__react')));

/** URLs of what the page fetches: scripts, styles, fonts. */
async function listSubresources(page: Page): Promise<string[]> {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'font'].includes(request.resourceType())) urls.add(request.url());
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  return [...urls];
}

for (const fault of ['reset', '503'] as const) {
  test(`a page is readable and alive when any of its subresources fails once (${fault})`, async ({ browser }) => {
    const first = await browser.newPage();
    const subresources = await listSubresources(first);
    await first.close();
    expect(subresources.length).toBeGreaterThan(8);
    for (const url of subresources) {
      const page = await browser.newPage();
      let isFailed = false;
      await page.route(url, (route) => {
        if (isFailed) return route.continue();
        isFailed = true;
        return fault === 'reset' ? route.abort('connectionreset') : route.fulfill({ status: 503, body: 'busy' });
      });
      await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 }), url).toBeVisible();
      await expect.poll(() => isAlive(page), { message: url }).toBe(true);
      const height = () => page.locator('header').evaluate((header) => getComputedStyle(header).position);
      await expect.poll(height, { message: `styles with ${url}` }).toBe('fixed');
      expect(isFailed, url).toBe(true);
      await page.close();
    }
  });
}
