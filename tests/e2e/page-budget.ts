import { expect, type Page } from '@playwright/test';
import type { PageWeight } from '../support/page-weight';

/**
 * The scripts of an empty page, in bytes after gzip, and the version of Next it was measured with: the line "bare page" of
 * `npm run bench -- web`. Measure again when the version changes.
 */
export const FLOOR = { next: '16.4.6', scripts: 134_918 };

/** The maximum weight of a page, in bytes after gzip, and of its number of requests. */
const BUDGET = {
  scripts: FLOOR.scripts + 25_000,
  styles: 20_000,
  // The first file of two typefaces, and the second file if an article needs it.
  fonts: 45_000,
  // More than half of this is React's Flight payload.
  html: 44_000,
  requests: 20,
};

/** Faults in the markup that slow a page down or break it, and that axe does not report. */
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

/** Fails if a measured page exceeds its budget or has faulty markup. */
export async function expectWithinBudget(page: Page, weight: PageWeight): Promise<void> {
  for (const kind of ['scripts', 'styles', 'fonts', 'html'] as const) {
    expect.soft(weight[kind].gzip, `bytes of ${kind}`).toBeLessThanOrEqual(BUDGET[kind]);
    // Zero means that the page has lost its styles, or that the measurement misses them.
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
