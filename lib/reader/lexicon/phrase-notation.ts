/**
 * The notation of the lexicon. A phrase is one or more words. `(a|b)` is either, `?` makes what is before it optional, `*` is any
 * further letters of a word, `+` a word, `#` a number, `~` a space or nothing, `¤` a currency sign, `...` anything in between,
 * `^` and `$` are the ends of the text, and `<x>` means that it is not `x` that stands there.
 * A space is also a hyphen.
 */

/** What stands between two tokens: nothing, or a space or hyphen. */
export type Separator = 'none' | 'space';

/** What a token has to be. `openStart`, `openEnd`: how many further letters it may have there. */
export type Part =
  | { kind: 'word'; text: string; openStart: Openness; openEnd: Openness; separator: Separator }
  | { kind: 'number' | 'anyWord' | 'currency'; separator: Separator };
type Openness = 'closed' | 'open' | 'longer';

/** Tokens that follow each other, with what must not stand around them. */
export type Chunk = { parts: readonly Part[]; notBefore?: string; notAfter?: string };

/** One way to write a phrase: chunks with anything in between. */
export type Way = { chunks: readonly Chunk[]; atStart: boolean; atEnd: boolean };

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '<': '>' };

/** Where what begins at an offset ends: a group, a condition or a character. */
function endOfItem(text: string, start: number): number {
  const open = text[start] ?? '';
  const close = CLOSING[open];
  if (!close) return start;
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === open) depth += 1;
    if (text[at] === close && --depth === 0) return at;
  }
  throw new Error(`A bracket of the phrase "${text}" is never closed.`);
}

/** Splits at `|` outside of brackets. */
function alternatives(text: string): string[] {
  const found = [''];
  for (let at = 0; at < text.length; at += 1) {
    const end = endOfItem(text, at);
    if (text[at] === '|') found.push('');
    else found[found.length - 1] += text.slice(at, end + 1);
    at = end;
  }
  return found;
}

/** What one item of a text stands for: a group for each of its alternatives, `~` for a space or nothing. */
const itemSpellings = (item: string): string[] =>
  item.startsWith('(') ? spellings(item.slice(1, -1)) : item === '~' ? [' ', ''] : [item];

/** All texts that one with `(a|b)`, `?` and `~` stands for. */
export function spellings(text: string): string[] {
  return alternatives(text).flatMap((way) => {
    let written = [''];
    for (let at = 0; at < way.length; at += 1) {
      const end = endOfItem(way, at);
      const isOptional = way[end + 1] === '?';
      const items = [...itemSpellings(way.slice(at, end + 1)), ...(isOptional ? [''] : [])];
      written =
        items.length === 1
          ? written.map((before) => before + items[0])
          : written.flatMap((before) => items.map((after) => before + after));
      at = isOptional ? end + 1 : end;
    }
    return written;
  });
}

const KINDS: Readonly<Record<string, 'number' | 'anyWord' | 'currency'>> = {
  '#': 'number',
  '+': 'anyWord',
  '¤': 'currency',
};
const PIECE = /\p{L}+|\d+|[^\p{L}\d]/gu;

/**
 * The parts of a text without alternatives.
 * @returns also what has to stand after the last part
 */
export function partsOf(text: string): { parts: Part[]; tail: Separator } {
  const parts: Part[] = [];
  let separator: Separator = 'none';
  let openStart: Openness = 'closed';
  const pieces = text.match(PIECE) ?? [];
  for (const [at, piece] of pieces.entries()) {
    const last = parts.at(-1);
    const opens = piece === '*' || piece === '+';
    const ended: Openness = piece === '+' ? 'longer' : 'open';
    if (piece === ' ' || piece === '-') separator = 'space';
    else if (opens && separator === 'none' && last?.kind === 'word' && isWord(last.text)) last.openEnd = ended;
    else if (opens && isWord(pieces[at + 1] ?? '')) openStart = ended;
    else if (piece !== '*') {
      const kind = KINDS[piece];
      parts.push(
        kind
          ? { kind, separator }
          : { kind: 'word', text: piece === '’' ? "'" : piece.toLowerCase(), openStart, openEnd: 'closed', separator },
      );
      separator = 'none';
      openStart = 'closed';
    }
  }
  return { parts, tail: separator };
}

const isWord = (text: string): boolean => /^[\p{L}\d]/u.test(text);

const CHUNK = /^(?:<([^>]*)>)?(.*?)(?:<([^>]*)>)?$/;

/** All ways to write a phrase. */
export function waysOf(phrase: string): Way[] {
  const [, start = '', body = '', end = ''] = /^(\^?)(.*?)(\$?)$/.exec(phrase) ?? [];
  return spellings(body).map((way) => {
    const chunks = way.split(/ ?\.\.\. ?(?![^<]*>)/).map((text) => {
      const [, notBefore, words = '', notAfter] = CHUNK.exec(text) ?? [];
      return { parts: partsOf(words).parts, notBefore, notAfter };
    });
    return { chunks, atStart: start !== '', atEnd: end !== '' };
  });
}
