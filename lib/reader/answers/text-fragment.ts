import { fold } from '../text/tokens';

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
  /** The text of each block of the page, with its line breaks, which no part of a directive may contain. */
  blocks: readonly string[];
  /** The text of the whole page, folded. */
  foldedPageText: string;
}

const hasContent = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Percent-encodes for a text directive, where `-` and `,` separate the parts and `&` the directives. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[-!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The first or last words of a text; empty if they contain no letter or digit. */
function wordsAt(end: 'start' | 'end', text: string): string {
  const words = text.trim().split(' ');
  const some = (end === 'start' ? words.slice(0, CONTEXT_WORDS) : words.slice(-CONTEXT_WORDS)).join(' ');
  return hasContent(some) ? some : '';
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
  const [firstCell = ''] = quote.anchor.split(' | ').filter(hasContent);
  const text = firstCell.replace(/^[^\p{L}\p{N}€$£("“'‘+]+|\s[-–—|•·]+$/gu, '').trim();
  if (text === '') return url;
  const lines = linesOf(text, quote.blocks);
  const context = contextOf(lines, text, quote);
  const plain = `text=${range(context ? [lines[0]] : lines)}`;
  // The second directive has no context, in case the browser sees different text around the quote.
  return `${url}#:~:${context ? `text=${context}&${plain}` : plain}`;
}

/** The lines that a text is on; browsers find no text across a `br`. */
function linesOf(text: string, blocks: readonly string[]): [string, ...string[]] {
  for (const block of blocks) {
    const at = block.includes('\n') ? block.replaceAll('\n', ' ').indexOf(text) : -1;
    const [first = text, ...rest] =
      at < 0
        ? []
        : block
            .slice(at, at + text.length)
            .split('\n')
            .filter(hasContent);
    if (rest.length > 0) return [first, ...rest];
  }
  return [text];
}

function range(lines: readonly [string, ...string[]]): string {
  const [first] = lines;
  const last = lines.at(-1) ?? first;
  const isShort =
    lines.length === 1 && (first.length <= MAX_EXACT_LENGTH || first.split(' ').length <= WORDS_AT_ENDS * 2);
  if (isShort) return encode(first);
  return `${encode(first.split(' ').slice(0, WORDS_AT_ENDS).join(' '))},${encode(last.split(' ').slice(-WORDS_AT_ENDS).join(' '))}`;
}

/** The directive with the words after or before the text, if it occurs more than once on the page. */
function contextOf(lines: readonly [string, ...string[]], text: string, quote: QuotedText): string | undefined {
  const [first, second] = lines;
  if (!occursTwice(fold(first), quote.foldedPageText)) return undefined;
  if (second !== undefined) return `${range([first])},-${encode(wordsAt('start', second))}`;
  const [nextCell = ''] = quote.text
    .slice(quote.text.indexOf(text) + text.length)
    .replace(/^ \|/, '')
    .split(' | ');
  const suffix = wordsAt('start', nextCell);
  if (suffix !== '') return `${range(lines)},-${encode(suffix)}`;
  // A prefix must not span two blocks.
  const at = quote.blocks.findIndex((block) => block.includes(quote.anchor));
  const within = quote.blocks[at]?.split(quote.anchor)[0] ?? '';
  const preceding = hasContent(within) ? within : (quote.blocks[at - 1] ?? '');
  const prefix = wordsAt('end', preceding.split(/ \| |\n/).findLast(hasContent) ?? '');
  return prefix === '' ? undefined : `${encode(prefix)}-,${range(lines)}`;
}
