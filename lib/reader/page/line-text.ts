import { type ChildNode, Element, type Text } from 'domhandler';
import { collapse, isBlockTag } from './dom';
import type { BlockKind } from './page-blocks';

/** Markers in collected text: an explicit line break, and the start of a table cell. */
export const BREAK = '\u0001';
export const CELL = '\u0002';
const WIDE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/g;

/** The length of a text; a Chinese, Japanese or Korean character counts as two and a half. */
export function weigh(text: string): number {
  const wide = text.match(WIDE);
  return wide ? text.length + wide.length * 1.5 : text.length;
}

/** How much a block indicates that its surroundings are content: its unlinked length beyond that of a label. */
export function proseMass(kind: BlockKind, length: number, linkLength: number): number {
  if (kind === 'heading' || linkLength > length * 0.5) return 0;
  if (kind === 'row') return Math.max(0, (length - 2 * linkLength) * 0.5);
  return Math.max(0, length - linkLength - 40);
}

/** Escapes characters that have a meaning in Markdown. */
export function escapeMarkdown(text: string): string {
  return /[\\`*_[\]<>]/.test(text) ? text.replace(/[\\`*_[\]<>]/g, '\\$&') : text;
}

/** Collapses white space, but keeps the line breaks of `<br>` and cell boundaries. */
export function tidyLines(text: string, end = ''): string {
  if (text.includes(CELL)) {
    const cells = text.replaceAll(BREAK, ' ').split(CELL).slice(1).map(collapse);
    return cells.some((cell) => cell !== '') ? cells.join(' | ') : '';
  }
  if (!text.includes(BREAK)) return collapse(text);
  const lines = text.split(BREAK).map(collapse);
  return lines.filter((line) => line !== '').join(`${end}\n`);
}

/** Ordinals and units that belong to the preceding digits. */
const ENDS_NUMBER = /^(?:st|nd|rd|th|s|k|x|m|g)\b/;

/** The lowest of several prices: "from £20". */
const FROM_PRICE = /^from\s[€£$]/i;

/** A word that starts with a capital after the end of another one, or after an abbreviation. */
const startsWord = (before: string, after: string) =>
  /\p{Ll}{2}$/u.test(before)
    ? /^\p{Lu}\p{L}{2}/u.test(after)
    : /\p{Lu}{2}$/u.test(before) && /^\p{Lu}\p{Ll}{2}/u.test(after);

/** Elements that mark part of a word. */
const WITHIN_WORDS = new Set('i em u s sup sub font mark abbr acronym wbr'.split(' '));

/** Whether a text starts an element of its own, or follows one: a tag beside a tag, a value beside its label. */
function isApart(text: Text): boolean {
  let at: ChildNode = text;
  while (at.prev === null && at.parent instanceof Element && !isBlockTag(at.parent.name)) at = at.parent;
  return [at, at.prev].some((node) => node instanceof Element && !WITHIN_WORDS.has(node.name));
}

/** Whether a text needs a space after the one before it: names next to prices, days next to hours, labels next to values. */
export function needsSpace(before: string, text: Text): boolean {
  const after = text.data;
  const [last, first] = [before.slice(-1), after.slice(0, 1)];
  if (!/\S/.test(last) || !/\S/.test(first)) return false;
  if (/[€£$]/.test(first)) return /[\p{L}\p{N})]/u.test(last);
  // "£60" and "4 wheels £100" are not £604.
  if (/[€£$]\s?\d+$/.test(before) && /^\d+\s\p{L}/u.test(after)) return true;
  if (/\p{N}/u.test(first))
    return /\p{L}{3}$/u.test(before) && (isApart(text) || /day$|\b(?:mon|tue|wed|thu|fri|sat|sun)\w*$/i.test(before));
  if (!/\p{L}/u.test(first)) return false;
  if (/[€£$]\s?[\d.,]*\d$/.test(before)) return true;
  if (!isApart(text)) return false;
  if (/\p{N}/u.test(last)) return !ENDS_NUMBER.test(after);
  // Tags in capitals have a class; a name in two colours may have none.
  const isTag = text.parent instanceof Element && text.parent.attribs.class !== undefined;
  if (isTag && /\p{Lu}{3}$/u.test(before) && /^\p{Lu}{3}/u.test(after)) return true;
  return FROM_PRICE.test(after) || startsWord(before, after);
}
