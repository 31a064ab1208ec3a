import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { weighPage } from '../support/page-weight';
import { publicPages } from './routes';
import { expect, test } from './test';

/**
 * The scripts of a page that does nothing, in bytes after gzip, and the version of Next that it was built with: the line "bare
 * page" of `npm run bench:web`, which is to be run again when this version changes.
 */
const FLOOR = { next: '16.4.5', scripts: 134_869 };

/** What a page may weigh, in bytes after gzip, and how many requests it may make. */
const BUDGET = {
  scripts: FLOOR.scripts + 25_000,
  styles: 20_000,
  // Of each of two typefaces the first file, and the second should an article on the page need it.
  fonts: 45_000,
  // More than half of this is the data for React that Next writes after the markup.
  html: 42_500,
  requests: 20,
};

/** What is wrong with the page's markup that costs visitors something and that accessibility checks do not look for. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const name = (element: Element) => element.outerHTML.slice(0, 120);
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
    const isBelow = (element: Element) => element.getBoundingClientRect().top > innerHeight;
    return {
      fontsPreloadedTwice: repeated(
        all('link[rel="preload"][as="font"]').map((link) => (link as HTMLLinkElement).href),
      ),
      imagesWithoutSize: all('img:not([width][height])').map(name),
      imagesFetchedTooEarly: all('img:not([loading="lazy"])').filter(isBelow).map(name),
      idsUsedTwice: repeated(all('[id]').map((element) => element.id)),
      controlsInControls: all(':is(a, button, summary, label a) :is(a, button, input, select, textarea)').map(name),
    };
  });

test('the floor of the script budget is measured with the Next that is installed', () => {
  expect(JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')).version).toBe(FLOOR.next);
});

for (const path of publicPages) {
  test(`${path} keeps within its budget`, async ({ page }) => {
    const weight = await weighPage(page, path);
    for (const kind of ['scripts', 'styles', 'fonts', 'html'] as const) {
      expect.soft(weight[kind].gzip, `bytes of ${kind}`).toBeLessThanOrEqual(BUDGET[kind]);
      // Nothing weighed is as wrong as too much: the page would have lost its styles, or the measurement its eyes.
      expect.soft(weight[kind].gzip, `bytes of ${kind}`).toBeGreaterThan(0);
    }
    expect.soft(weight.requests, weight.urls.join('\n')).toBeLessThanOrEqual(BUDGET.requests);
    expect.soft(new Set(weight.urls).size, 'nothing is fetched twice').toBe(weight.requests);
    expect(await findFaults(page)).toEqual({
      fontsPreloadedTwice: [],
      imagesWithoutSize: [],
      imagesFetchedTooEarly: [],
      idsUsedTwice: [],
      controlsInControls: [],
    });
  });
}

test('the fonts of rare characters are fetched by a page that has one', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(fonts).toHaveLength(2);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'Müller & Søn, Ñandú';
  });
  await expect.poll(() => fonts).toHaveLength(3);
});

test('a page is fetched ahead when its link is reached for, by pointer or keyboard', async ({ page }) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['next-router-prefetch']) ahead.push(new URL(request.url()).pathname);
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(ahead).toEqual([]);
  const links = page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: 'Services' }).hover();
  await expect.poll(() => ahead).toContain('/services');
  await links.getByRole('link', { name: 'Contact' }).focus();
  await expect.poll(() => ahead).toContain('/contact');
});
