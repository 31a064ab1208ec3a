import { Element } from 'domhandler';
import { memoizeByObject } from '@/lib/text/memoize';
import { hasElement, rawText } from './dom';
import type { Region } from './page-blocks';

/** In characters. */
const MAX_READ = 2_000;
const MAX_NAME = 60;
/** Quotation marks, a name behind a dash, or somebody who speaks. */
const SPEAKS = /[“”„«»"]|[-–—~]\s*\p{Lu}[\p{L}.’' ]{2,40}\s*$|\b(?:I|I['’]m|[Mm]y|me)\b/u;

/** The text of what follows an element, if it may be a name: short, and no label or sentence. */
function isNamedBelow(quote: Element): boolean {
  let next = quote.next;
  while (next && !(next instanceof Element)) next = next.next;
  if (!next) return false;
  const text = rawText(next, MAX_NAME + 1).trim();
  return text.length > 0 && text.length <= MAX_NAME && !/[.:!?]$|\d/.test(text);
}

const quotes = memoizeByObject((quote: Element): boolean => {
  const { cite, class: className } = quote.attribs;
  const isMarked =
    cite !== undefined || className || hasElement(quote, ({ name }) => name === 'cite' || name === 'footer', 50);
  return Boolean(isMarked) || SPEAKS.test(rawText(quote, MAX_READ)) || isNamedBelow(quote);
});

/** Whether a part of a `blockquote` quotes somebody: with marks, a source or a name below it. Old pages indent with that element. */
export function isQuotation({ element }: Region): boolean {
  for (let at: Element['parent'] = element; at; at = at.parent)
    if (at instanceof Element && at.name === 'blockquote') return quotes(at);
  return true;
}
