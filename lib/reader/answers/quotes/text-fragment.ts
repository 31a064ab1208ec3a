/** Longer quotes are linked by their first and last words, since a browser must otherwise match the whole text. */
const MAX_EXACT_LENGTH = 110;
const WORDS_AT_ENDS = 5;

/** The parts of a quote that its link needs. White space is collapsed. */
export interface QuotedText {
  /** The part of the quote that is one block of the page: all of it, or the first of several joined lines. */
  anchor: string;
  /** The text of each block of the page, with its line breaks, which no part of a directive may contain. */
  blocks: readonly string[];
}

const hasContent = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Percent-encodes for a text directive, where `-` and `,` separate the parts and `&` the directives. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[-!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The URL of a quote with a text fragment (WICG). A row is linked by its first cell, a block of its own; bullets may be drawn by CSS. */
export function linkToQuote(url: string, { anchor, blocks }: QuotedText): string {
  const [firstCell = ''] = anchor.split(' | ').filter(hasContent);
  const text = firstCell.replace(/^[^\p{L}\p{N}€£$("“'‘+]+|\s[-–—|•·]+$/gu, '').trim();
  return text === '' ? url : `${url}#:~:text=${range(linesOf(text, blocks))}`;
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
