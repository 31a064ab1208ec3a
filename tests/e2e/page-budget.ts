import { expect, type Page } from '@playwright/test';
import type { PageWeight } from '../support/page-weight';

/**
 * The scripts of a page that does nothing, in bytes after gzip, and the version of Next that it was built with: the line "bare
 * page" of `npm run bench:web`, which is to be run again when this version changes.
 */
export const FLOOR = { next: '16.4.5', scripts: 134_869 };

/** What a page may weigh, in bytes after gzip, and how many requests it may make. */
const BUDGET = {
  scripts: FLOOR.scripts + 25_000,
  styles: 20_000,
  // Of each of two typefaces the first file, and the second should an article on the page need it.
  fonts: 45_000,
  // More than half of this is the data for React that Next writes after the markup.
  html: 43_500,
  requests: 20,
};

/** What is wrong with the page's markup that costs visitors something and that accessibility checks do not look for. */
const findMarkupFaults = (page: Page) =>
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

/** Fails when a page that has been weighed is heavier than its budget, or its markup costs visitors something. */
export async function expectWithinBudget(page: Page, weight: PageWeight): Promise<void> {
  for (const kind of ['scripts', 'styles', 'fonts', 'html'] as const) {
    expect.soft(weight[kind].gzip, `bytes of ${kind}`).toBeLessThanOrEqual(BUDGET[kind]);
    // Zero is as wrong as too much: the page has lost its styles, or the measurement does not see them.
    expect.soft(weight[kind].gzip, `bytes of ${kind}`).toBeGreaterThan(0);
  }
  expect.soft(weight.requests, weight.urls.join('\n')).toBeLessThanOrEqual(BUDGET.requests);
  expect.soft(new Set(weight.urls).size, 'nothing is fetched twice').toBe(weight.requests);
  expect.soft(await findMarkupFaults(page)).toEqual({
    fontsPreloadedTwice: [],
    imagesWithoutSize: [],
    imagesFetchedTooEarly: [],
    idsUsedTwice: [],
    controlsInControls: [],
  });
}
