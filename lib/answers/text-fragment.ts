import { findEmail, findPhone } from './patterns';
import { fold } from './text';

/** Longer quotes are linked by their first and last words, since a browser must otherwise match the whole text. */
const MAX_EXACT_LENGTH = 110;
const WORDS_AT_ENDS = 5;
const CONTEXT_WORDS = 3;

/** The parts of a quote that its link needs. White space is collapsed. */
export interface QuotedText {
  /** The quote; table cells are separated by ` | `. */
  text: string;
  /** The part of the quote that is one block of the page: all of it, or the first of several joined lines. */
  anchor: string;
  /** The text of each block of the page. */
  blocks: readonly string[];
  /** The text of the whole page, folded. */
  foldedPageText: string;
}

/** Percent-encodes for a text directive, where `-` and `,` separate the parts and `&` the directives. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[-!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The first or last words of a text; empty if they contain no letter or digit. */
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
 * The URL of a quote with a text fragment (WICG Scroll To Text Fragment). A row is linked by its first cell, since cells are separate
 * blocks; leading bullets are dropped, since CSS may draw them. If the text occurs more than once on the page, the words after or
 * before it are added as context.
 */
export function linkToQuote(url: string, quote: QuotedText): string {
  const [firstCell = ''] = quote.anchor.split(' | ').filter((cell) => /[\p{L}\p{N}]/u.test(cell));
  const text = firstCell.replace(/^[^\p{L}\p{N}€$£("“'‘+]+/u, '').trim();
  if (text === '') return url;
  // Without white space between two elements the browser sees one word; a telephone number or e-mail address in it is still found.
  const contact = findEmail(text) ?? findPhone(text);
  const plain = `text=${range(text)}${contact && contact !== text ? `&text=${encode(contact)}` : ''}`;
  const context = occursTwice(fold(text), quote.foldedPageText) ? contextOf(text, quote) : undefined;
  // The second directive has no context, in case the browser sees different text around the quote.
  return `${url}#:~:${context ? `text=${context.before}${range(text)}${context.after}&${plain}` : plain}`;
}

function range(text: string): string {
  const words = text.split(' ');
  if (text.length <= MAX_EXACT_LENGTH || words.length <= WORDS_AT_ENDS * 2) return encode(text);
  return `${encode(words.slice(0, WORDS_AT_ENDS).join(' '))},${encode(words.slice(-WORDS_AT_ENDS).join(' '))}`;
}

/** The words after the linked text within the quote, or else those before it; undefined if there are neither. */
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
