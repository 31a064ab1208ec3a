import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with the name and place of each accessibility violation on the page as it stands. Where nothing but the
 * colours has changed since a check before, it is enough to look at them.
 */
export async function expectAccessible(page: Page, { only }: { only?: 'colours' } = {}): Promise<void> {
  // Legacy mode: our pages have no frames, for which axe would open a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (only
    ? axe.withRules(['color-contrast', 'link-in-text-block'])
    : axe.withTags(TAGS)
  ).analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)).toEqual([]);
}

/** Fails on an accessibility violation of the page as it stands, and on a poor contrast of the same page in dark. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Colours that are still on their way from one scheme to the other have a contrast of their own.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  await expectAccessible(page, { only: 'colours' });
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Fails when the page scrolls sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}
