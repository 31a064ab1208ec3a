import { expect, test } from './test';

test('catalogue › has twenty agents, each with its own page', async ({ page }) => {
  await page.goto('/ai-chatbots');
  const links = page.locator('main a[href^="/ai-chatbots/"]');
  const hrefs = new Set(await links.evaluateAll((els) => els.map((el) => el.getAttribute('href'))));
  expect(hrefs.size).toBe(20);
});

test('hover card › opens 700 ms after the pointer enters and closes 300 ms after it leaves', async ({ page }) => {
  await page.goto('/ai-chatbots');
  const badge = page.locator('main a[href="/ai-chatbots/dental-care-ai"]').first();
  await badge.scrollIntoViewIfNeeded();
  const card = page.locator('[data-radix-popper-content-wrapper]');
  const started = Date.now();
  await badge.hover();
  await expect(card).toBeVisible();
  expect(Date.now() - started).toBeGreaterThanOrEqual(650);
  await page.mouse.move(0, 0);
  await expect(card).toBeHidden();
});

test('hover card › opens on keyboard focus and closes on Escape', async ({ page }) => {
  await page.goto('/ai-chatbots');
  await page.locator('main a[href="/ai-chatbots/dental-care-ai"]').first().focus();
  const card = page.locator('[data-radix-popper-content-wrapper]');
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('badge › opens the agent’s page with the same text', async ({ page }) => {
    await page.goto('/ai-chatbots');
    await page.locator('main a[href="/ai-chatbots/dental-care-ai"]').first().tap();
    await expect(page).toHaveURL(/dental-care-ai$/);
    await expect(page.locator('h1')).toContainText('Dental Care AI');
  });
});
