import { expect, test } from './test';

test('twenty agents, each with a page of its own', async ({ page }) => {
  await page.goto('/ai-chatbots');
  const links = page.locator('main a[href^="/ai-chatbots/"]');
  const hrefs = new Set(await links.evaluateAll((els) => els.map((el) => el.getAttribute('href'))));
  expect(hrefs.size).toBe(20);
});

test('an agent’s details open after 700 ms under the pointer and stay 300 ms after it left', async ({ page }) => {
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

test('details open for the keyboard as well, and Escape closes them', async ({ page }) => {
  await page.goto('/ai-chatbots');
  await page.locator('main a[href="/ai-chatbots/dental-care-ai"]').first().focus();
  const card = page.locator('[data-radix-popper-content-wrapper]');
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap opens the agent’s page, which says what the card says', async ({ page }) => {
    await page.goto('/ai-chatbots');
    await page.locator('main a[href="/ai-chatbots/dental-care-ai"]').first().tap();
    await expect(page).toHaveURL(/dental-care-ai$/);
    await expect(page.locator('h1')).toContainText('Dental Care AI');
  });
});
