import { load } from 'cheerio/slim';
import type { Document } from 'domhandler';

/** Elements that strike out, by their name, their style, or a class of Tailwind, Bootstrap or WordPress. */
const STRUCK =
  'del, s, strike, [style*="line-through" i], .line-through, .text-decoration-line-through, .strikethrough, .strike';
/** What says to screen readers that the price before it is a former one. */
const SAID = '.screen-reader-text, .sr-only, .visually-hidden, .visuallyhidden';
const MAX_SHEETS = 200_000;

/** The selectors of one class by which the style sheets within a page strike out: `.was`, `span.was`. */
const struckClasses = (sheets: string): string[] =>
  sheets.split('}').flatMap((rule) => {
    const [selectors = '', body = ''] = rule.split('{').slice(-2);
    const names = body.includes('line-through') ? (selectors.split('*/').at(-1) ?? '').split(',') : [];
    return names.map((one) => one.trim()).filter((one) => /^\w{0,10}\.[a-z][\w-]*$/i.test(one));
  });

/** Whether HTML may strike something out: most pages do not. */
const MAY_STRIKE = /<(?:del|s|strike)\b|line-through|strike/i;

/** Takes what a page strikes out, such as former prices, out of the tree of its HTML; a space stays. */
export function removeStruckOut(document: Document, html: string): void {
  if (!MAY_STRIKE.test(html)) return;
  const $ = load(document);
  const struck = $([STRUCK, ...struckClasses($('style').text().slice(0, MAX_SHEETS))].join());
  struck.next(SAID).remove();
  struck.replaceWith(' ');
}
