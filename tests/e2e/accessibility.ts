import { expect, type Page } from '@playwright/test';
import { findViolations } from '../support/axe';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Waits for the end of transitions, such as that from one colour scheme to the other: in between, colours have another contrast. */
const waitForTransitions = (page: Page) =>
  page.evaluate(async () => {
    const isEnding = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    const ending = document.getAnimations().filter(isEnding);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });

/**
 * Fails with the name and selector of each accessibility violation on the current page. `only: 'colours'` checks contrast alone,
 * which is enough if nothing else has changed since the last check.
 */
export async function expectAccessible(page: Page, { only }: { only?: 'colours' } = {}): Promise<void> {
  await waitForTransitions(page);
  const rules = only ? { type: 'rule' as const, values: COLOURS } : { type: 'tag' as const, values: TAGS };
  const violations = await findViolations(page, { runOnly: rules });
  expect(violations.map(({ id, elements }) => `${id}: ${elements.join(', ')}`)).toEqual([]);
}

/** Fails on an accessibility violation of the current page, or on insufficient contrast in the dark scheme. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { only: 'colours' });
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Fails if the page scrolls horizontally. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { overflow, wide } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    wide: [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
      .map((element) => element.outerHTML.slice(0, 120)),
  }));
  expect(overflow, `${page.url()}: ${wide.slice(-3).join(' ')}`).toBeLessThanOrEqual(0);
}
