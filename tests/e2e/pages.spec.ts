import type { APIRequestContext, Page } from '@playwright/test';
import { type CheerioAPI, load } from 'cheerio';
import { weighPage } from '../support/page-weight';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './accessibility';
import { expectHonestFigures } from './figure-notes';
import { expectWithinBudget } from './page-budget';
import { missingPages, publicPages } from './routes';
import { expect, test } from './test';

/** Not articles, whose figures are their own, and not /claims, which lists all figures. */
const hasFiguresOfOurs = (path: string) => !path.startsWith('/blog') && path !== '/claims';

const trimmed = (text: string) => text.split('\n').map((line) => line.trim());
/** The lines of text that a visitor sees on a page. */
const linesOf = async (page: Page) => trimmed(await page.locator('main').innerText());
/** The names of controls, some of which need JavaScript; not the questions of the FAQ, which are headings. */
const controlsOf = async (page: Page) =>
  (await page.locator('main :is(button:not(h3 > button), label, select)').allInnerTexts()).flatMap(trimmed);

// These tests only read public pages, so those of a worker share one context: the first page of each takes twice as long.
test.use({ reuseContext: true });
/** Shows pages without JavaScript. */
let plain: Page | undefined;
// A worker that goes on with another file comes back to this one.
test.afterAll(async () => {
  await plain?.close();
  plain = undefined;
});

// One visit for all checks that do not change the page, since opening it takes longer than any of them.
for (const path of publicPages) {
  test(`${path} › is complete, within its budget, accessible in light and dark, fits 320 px, every figure has its note, and no text needs JavaScript`, async ({
    page,
    browser,
  }) => {
    const weight = await weighPage(page, path);
    expect(weight.status).toBe(200);
    await expect(page).toHaveTitle(/\S{3,}/);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50,}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:\/\//);
    await expect(page.locator('meta[property="og:image"]').first()).toHaveAttribute('content', /^https?:\/\//);
    await expectWithinBudget(page, weight);
    plain ??= await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(path);
    const known = new Set([...(await linesOf(plain)), ...(await controlsOf(page))]);
    expect((await linesOf(page)).filter((line) => !known.has(line))).toEqual([]);
    if (hasFiguresOfOurs(path)) await expectHonestFigures(page, path);
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
  });
}

/** The href attributes of all links on a page. */
const hrefsOf = ($: CheerioAPI) =>
  $('a[href]')
    .map((_, link) => $(link).attr('href'))
    .get();

const parsePage = async (request: APIRequestContext, path: string) => load(await (await request.get(path)).text());

test('links and anchors › are not broken on any page', async ({ request, baseURL }) => {
  const links = new Set<string>();
  for (const path of publicPages) {
    const $ = await parsePage(request, path);
    const ids = new Set(
      $('[id]')
        .map((_, element) => $(element).attr('id'))
        .get(),
    );
    const here = new URL(path, baseURL ?? '');
    const targets = hrefsOf($)
      .map((href) => new URL(href, here))
      .filter(({ origin }) => origin === here.origin);
    expect(targets.length, path).toBeGreaterThan(0);
    const dead = targets
      .filter(({ pathname, hash }) => pathname === here.pathname && hash.length > 1)
      .filter(({ hash }) => !ids.has(decodeURIComponent(hash.slice(1))));
    expect(dead.map(String), path).toEqual([]);
    for (const { pathname, search } of targets) links.add(pathname + search);
  }
  const broken: string[] = [];
  for (const href of links) {
    const response = await request.get(href);
    if (response.status() >= 400) broken.push(`${response.status()} ${href}`);
  }
  expect(broken).toEqual([]);
});

test.describe('missing pages', () => {
  for (const path of missingPages) {
    test(`${path} › responds with 404 and a helpful page`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(await response.text()).toMatch(/<h1[^>]*>(Page|Article) Not Found<\/h1>/);
    });
  }

  test('404 page › links home and back', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goto('/nowhere');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('/google-business › redirects permanently to /services', async ({ request }) => {
  const response = await request.get('/google-business', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toMatch(/\/services$/);
});

test('blog search › rejects 10 KB and NUL with a plain page', async ({ request }) => {
  for (const q of ['x'.repeat(10_000), '%00', 'a%00b']) {
    const response = await request.get(`/blog?q=${q}`);
    expect(response.status(), q.slice(0, 10)).toBe(q.length > 200 ? 414 : 400);
    expect(response.headers()['content-type']).toContain('text/html');
  }
});
