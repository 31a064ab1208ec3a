import type { Page } from '@playwright/test';
import { agents } from '../../lib/content/agents/catalogue';
import { publicPages } from './routes';
import { expect, test } from './test';

/** Pages whose copy is the site's own. Articles do their own sums; /claims is the list of all figures itself. */
const pages = new Set([
  ...publicPages.filter((path) => !path.startsWith('/blog') && path !== '/claims'),
  ...agents.map((agent) => `/ai-chatbots/${agent.slug}`),
]);

/** What is wrong with the figures of a page, one line each. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return ['no main'];
    const faults: string[] = [];
    const isNote = (element: Element | null) => element?.closest('[popover], script, style') != null;

    const typed = /€\s?\d|\d\s?%|24\/7|\b50\+|\b40\+|\d business days|\b48 hours|\b(?:5|30) days (?:free|money)/;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (isNote(node.parentElement) || node.parentElement?.closest('[data-claim]')) continue;
      // A condition of WCAG, not a claim.
      if (typed.test(text) && !text.includes('200 % zoom')) faults.push(`typed figure: ${text}`);
    }

    const explained = new Set(
      [...main.querySelectorAll('[data-notes]')].flatMap((mark) => (mark.getAttribute('data-notes') ?? '').split(' ')),
    );
    for (const figure of main.querySelectorAll('[data-claim]')) {
      const id = figure.getAttribute('data-claim') ?? '';
      if (!explained.has(id)) faults.push(`no note: ${id}`);
      const copy = figure.cloneNode(true) as Element;
      for (const note of copy.querySelectorAll('sup')) note.remove();
      const text = copy.textContent ?? '';
      const isPrice = /Price$|Fee$|^worth/.test(id);
      if (isPrice && !/ex VAT/.test(text)) faults.push(`no "ex VAT": ${text}`);
    }

    const numbers = [...main.querySelectorAll('.note-mark')].filter((mark) => mark.getClientRects().length > 0);
    for (const mark of numbers) {
      if (mark.textContent !== '') faults.push('a mark is in the text that is copied');
      if (!/^Note: .{5,}/.test(mark.getAttribute('aria-label') ?? ''))
        faults.push('a mark is not named by its subject');
    }
    if (main.textContent?.includes('{{')) faults.push('an unresolved figure');
    return faults;
  });

for (const path of pages) {
  test(`figures of ${path} › have a note, a type and "ex VAT"; nothing promises the phone`, async ({ page }) => {
    await page.goto(path);
    expect(await findFaults(page)).toEqual([]);
    const text = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
    // The phone product is only described on its own page, as one to come.
    if (path !== '/ai-calling')
      expect(text).not.toMatch(
        /\banswers (?:a |the |your |every )?(?:calls?|phone)\b|\bI am ringing\b|\bI have rung\b|voicemail|phone stops ringing|soon by phone/i,
      );
  });
}

test('a note › opens behind its mark without leaving the page, and closes on Escape', async ({ page }) => {
  await page.goto('/');
  const mark = page.getByRole('button', { name: /^Note: Price and trial/ });
  await mark.click();
  const note = page.locator('[popover]:popover-open').filter({ hasText: 'Our price for one agent a month' });
  await expect(note).toBeVisible();
  await expect(note.getByRole('link').first()).toHaveAttribute('href', /^\/claims#claim-/);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
});

test('a figure › is copied without its note mark', async ({ page }) => {
  await page.goto('/services');
  const text = await page.locator('#offer').innerText();
  expect(text).toMatch(/€1,279\s+ex VAT/);
  expect(text).not.toMatch(/€1,279\d|€779\d/);
});

test.describe('printed', () => {
  for (const path of ['/#pricing', '/privacy', '/blog/ai-automation-guide-irish-restaurants'])
    test(`${path} › has no fixed header, no buttons, and shows where links lead`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.locator('main button:visible, main .note-mark:visible')).toHaveCount(0);
      const shown = await page
        .locator('main a[href^="/"]:visible')
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content);
      expect(shown).toContain('(');
    });
});
