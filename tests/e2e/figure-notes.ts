import { expect, type Page } from '@playwright/test';

/** The faults of a page's figures, one line each. The prices of drawn businesses (`data-drawn`) are not ours. */
const findFigureFaults = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return ['no main'];
    const faults: string[] = [];
    const isNote = (element: Element | null) => element?.closest('[popover], script, style') != null;

    const typed = /€\s?\d|\d\s?%|24\/7|\b50\+|\b40\+|\d business days|\b48 hours|\b(?:5|30) days (?:free|money)/;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (isNote(node.parentElement) || node.parentElement?.closest('[data-claim], [data-drawn]')) continue;
      if (typed.test(text)) faults.push(`typed figure: ${text}`);
    }

    const explained = new Set(
      [...main.querySelectorAll('[data-notes]')].flatMap((mark) => (mark.getAttribute('data-notes') ?? '').split(' ')),
    );
    for (const figure of main.querySelectorAll('[data-claim]')) {
      const id = figure.getAttribute('data-claim') ?? '';
      if (!explained.has(id)) faults.push(`no note: ${id}`);
      // A sentence with several prices says it once.
      const sentence = (figure.closest('p, li, dd, td') ?? figure).cloneNode(true) as Element;
      for (const note of sentence.querySelectorAll('sup')) note.remove();
      const text = sentence.textContent ?? '';
      const isPrice = /Price$|Fee$|^worth/.test(id);
      if (isPrice && !/ex VAT/.test(text)) faults.push(`no "ex VAT": ${text}`);
    }

    const numbers = [...main.querySelectorAll('.note-mark')].filter((mark) => mark.getClientRects().length > 0);
    for (const mark of numbers) {
      if (mark.textContent !== '') faults.push('a note mark is part of copied text');
      if (!/^Note: .{5,}/.test(mark.getAttribute('aria-label') ?? ''))
        faults.push('a note mark has no accessible name');
    }
    if (main.textContent?.includes('{{')) faults.push('an unresolved figure');
    return faults;
  });

/** Fails if a figure on the current page lacks its note, type or "ex VAT", or if the copy promises phone calls. */
export async function expectHonestFigures(page: Page, path: string): Promise<void> {
  expect.soft(await findFigureFaults(page), path).toEqual([]);
  const text = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
  // Only /ai-calling describes the phone product, as a future one.
  if (path !== '/ai-calling')
    expect
      .soft(text, path)
      .not.toMatch(
        /\banswers (?:a |the |your |every )?(?:calls?|phone)\b|\bI am ringing\b|\bI have rung\b|voicemail|phone stops ringing|soon by phone/i,
      );
}
