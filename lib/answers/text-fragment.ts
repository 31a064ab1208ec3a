import { findEmail, findPhone } from './patterns';
import { fold } from './text';

/** Longer quotes are linked by their first and last words: a browser must find the whole text otherwise. */
const WHOLE = 110;
const WORDS_AT_ENDS = 5;
const CONTEXT_WORDS = 3;

/** A quote as far as a link to it needs it. All texts have single spaces. */
export interface QuotedText {
  /** The quote; cells of a row are separated by ` | `. */
  text: string;
  /** The part of the quote that is one block of the page: all of it, or the first of the lines that were joined. */
  anchor: string;
  /** The text of each block of the page, and of the whole page, folded. */
  blocks: readonly string[];
  foldedPageText: string;
}

/** Percent-encoding for a text directive: beyond what URLs need, `-` and `,` separate its parts and `&` the directives. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[-!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Some words at one end of a text; empty where there is none among them. */
function wordsAt(end: 'start' | 'end', text: string): string {
  const words = text.trim().split(' ');
  const some = (end === 'start' ? words.slice(0, CONTEXT_WORDS) : words.slice(-CONTEXT_WORDS)).join(' ');
  return /[\p{L}\p{N}]/u.test(some) ? some : '';
}

const occursTwice = (text: string, page: string): boolean => {
  const first = page.indexOf(text);
  return first >= 0 && page.indexOf(text, first + text.length) >= 0;
};

/**
 * The URL of a quote with a text fragment (WICG Scroll To Text Fragment). A row is linked by its first cell, as cells are blocks
 * of their own; marks that lead a line are left out, since a list may draw them. Where the words stand on the page more than once,
 * what follows them in the quote, or precedes it, tells which are meant.
 */
export function linkToQuote(url: string, quote: QuotedText): string {
  const [firstCell = ''] = quote.anchor.split(' | ').filter((cell) => /[\p{L}\p{N}]/u.test(cell));
  const text = firstCell.replace(/^[^\p{L}\p{N}€$£("“'‘+]+/u, '').trim();
  if (text === '') return url;
  // Markup without a space between two texts makes them one word for the browser; a number or email address in it is still found.
  const contact = findEmail(text) ?? findPhone(text);
  const plain = `text=${range(text)}${contact && contact !== text ? `&text=${encode(contact)}` : ''}`;
  const context = occursTwice(fold(text), quote.foldedPageText) ? contextOf(text, quote) : undefined;
  // Without its context the text is still found, should the browser see something else beside it.
  return `${url}#:~:${context ? `text=${context.before}${range(text)}${context.after}&${plain}` : plain}`;
}

function range(text: string): string {
  const words = text.split(' ');
  if (text.length <= WHOLE || words.length <= WORDS_AT_ENDS * 2) return encode(text);
  return `${encode(words.slice(0, WORDS_AT_ENDS).join(' '))},${encode(words.slice(-WORDS_AT_ENDS).join(' '))}`;
}

/** The words right after the linked text within the quote or, if there are none, those right before it; undefined for neither. */
function contextOf(text: string, quote: QuotedText): { before: string; after: string } | undefined {
  const [nextCell = ''] = quote.text
    .slice(quote.text.indexOf(text) + text.length)
    .replace(/^ \|/, '')
    .split(' | ');
  const suffix = wordsAt('start', nextCell);
  if (suffix !== '') return { before: '', after: `,-${encode(suffix)}` };
  // A prefix must not span two blocks.
  const at = quote.blocks.findIndex((block) => block.includes(quote.anchor));
  const within = quote.blocks[at]?.split(quote.anchor)[0] ?? '';
  const preceding = /[\p{L}\p{N}]/u.test(within) ? within : (quote.blocks[at - 1] ?? '');
  const prefix = wordsAt('end', preceding.split(' | ').at(-1) ?? '');
  return prefix === '' ? undefined : { before: `${encode(prefix)}-,`, after: '' };
}
