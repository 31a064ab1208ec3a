import { delayScripts } from './delay-scripts';
import { expect, test } from './test';

const headerLinks = [
  ['Services', '/services'],
  ['AI Agents', '/ai-chatbots'],
  ['AI Calling', '/ai-calling'],
  ['Blog', '/blog'],
  ['Why AI?', '/why-ai'],
  ['Pricing', '/#pricing'],
  ['FAQ', '/#faq'],
  ['About', '/about'],
  ['Contact', '/contact'],
] as const;

test('header › has nine links in order, the trial button and Sign In; the footer has four groups of links', async ({
  page,
}) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(headerLinks.map(([label]) => label));
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(headerLinks.map(([, href]) => href));
  await expect(header.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/free-trial');
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['Quick links', 'Services', 'Company', 'Talk to us']);
  await expect(footer.getByRole('navigation', { name: 'Quick links' }).getByRole('link')).toHaveCount(8);
  await expect(footer).toContainText(/© 2025(–\d{4})? /);
});

test('header › has the trial button on a phone, which leads to the form on the trial’s own page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole('banner').getByText('Start Free Trial', { exact: true }).first();
  await page.goto('/about');
  await expect(button).toBeInViewport();
  await button.click();
  await expect(page).toHaveURL(/\/free-trial$/);
  await button.click();
  await expect(page.getByRole('heading', { name: 'Tell us about your business' })).toBeInViewport();
});

test('header links › go to their pages and move the focus to the heading', async ({ page }) => {
  await page.goto('/terms');
  for (const [label, href] of [headerLinks[0], headerLinks[5], headerLinks[8]]) {
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expect(page.locator('h1')).toHaveCount(1);
    const id = href.split('#')[1];
    if (id) await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(page.locator(id ? `#${id} h2` : 'h1')).toBeFocused();
  }
});

test('navigation › starts at the top of a new page, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/why-ai');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/why-ai$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
});

test('skip link › is the first tab stop and jumps to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('mobile menu › dims the page, and closes on Escape, a tap outside and after following a link', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.locator('#site-menu');
    const open = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(menu).toBeHidden();

    await open.click();
    await expect(menu).toBeVisible();
    const backdrop = await menu.evaluate((el) => getComputedStyle(el, '::backdrop').backgroundColor);
    expect(backdrop).not.toBe('rgba(0, 0, 0, 0)');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await page.mouse.click(10, 400);
    await expect(menu).toBeHidden();

    await open.click();
    await menu.getByRole('link', { name: 'FAQ' }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator('#faq')).toBeInViewport();
  });
});

test.describe('before hydration', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('mobile menu › stays open during hydration', async ({ page, context, baseURL }) => {
    const releaseScripts = await delayScripts(page);
    // Not page.goto, which waits for React in this fixture.
    const client = await context.newCDPSession(page);
    await client.send('Page.navigate', { url: new URL('/about', baseURL).href });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('#site-menu')).toBeVisible();
    releaseScripts();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#site-menu') ?? {}).some((key) => key.startsWith('__react')),
    );
    await expect(page.locator('#site-menu')).toBeVisible();
  });
});
