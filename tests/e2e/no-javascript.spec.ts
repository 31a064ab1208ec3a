import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

test('home page › shows all three scenarios of the demo, and every answer of the FAQ', async ({ page }) => {
  await page.goto('/');
  const demo = page.locator('#demo');
  for (const name of [/customer service/i, /professional services/i, /manufacturing/i])
    await expect(demo.getByRole('heading', { name }).first()).toBeVisible();
  const answers = page.locator('#faq .accordion-panel');
  await expect(answers).toHaveCount(12);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test('sign-in page › has both tabs in the tab order', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your name')).toBeVisible();
});

test('mobile menu › opens and navigates', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#site-menu').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
});

test('blog search › returns results', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('searchbox').fill('restaurant');
  await page.getByRole('button', { name: /search/i }).click();
  await expect(page).toHaveURL(/q=restaurant/);
  await expect(page.getByRole('link', { name: /Read Article/ })).not.toHaveCount(0);
});
