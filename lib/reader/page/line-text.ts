import { type ChildNode, Element, type Text } from 'domhandler';
import { collapse, isBlockTag, rawText } from './dom';
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

const isRaised = ({ parent }: Text): boolean => parent instanceof Element && /^su[bp]$/.test(parent.name);

/** Whether a text starts an element of its own, or follows one: a tag beside a tag, a value beside its label. */
function isApart(text: Text): boolean {
  let at: ChildNode = text;
  while (at.prev === null && at.parent instanceof Element && !isBlockTag(at.parent.name)) at = at.parent;
  return [at, at.prev].some((node) => node instanceof Element && !WITHIN_WORDS.has(node.name));
}

/** The part of a price behind its point: `.price__cents`. */
const CENTS_CLASS = /(?:^|[\s_-])(?:cents?|pence|fraction|decimals?)(?:[\s_-]|$)/i;
/** Whole units behind their currency, at the end of a line. */
const WHOLE_PRICE = /(?:\p{Sc}|\b[A-Z]{3})\s?(?:\d{1,3}|\d[\d.,]*[.,]\d{3})\s?$/u;

const isInline = (node: ChildNode['parent']): node is Element => node instanceof Element && !isBlockTag(node.name);

/** Whether an element is the cents of a price at the end of a line. */
export const isCents = (element: Element, line: string): boolean =>
  CENTS_CLASS.test(element.attribs.class ?? '') &&
  /^\s*\d\d\s*$/.test(rawText(element, 20)) &&
  WHOLE_PRICE.test(line.slice(-20));

/** The inline elements that begin with a text, from inside; none if it goes on with another one, perhaps behind a comment or `<wbr>`. */
function elementsBegunBy(text: Text): Element[] | undefined {
  let before = text.prev;
  while (before && (before.type === 'comment' || (before instanceof Element && before.name === 'wbr')))
    before = before.prev;
  if (before?.type === 'text') return undefined;
  const begun: Element[] = [];
  let at: ChildNode = text;
  while (isInline(at.parent) && (!at.prev || (at.prev.type === 'text' && at.prev.data.trim() === ''))) {
    at = at.parent;
    begun.push(at);
  }
  return begun;
}

/** Whether a currency follows what a text is in. */
function isBeforeCurrency(text: Text): boolean {
  let at: ChildNode = text;
  while (!at.next && isInline(at.parent)) at = at.parent;
  return at.next?.type === 'text' && /^\s?\p{Sc}/u.test(at.next.data);
}

/** How a text follows another. Digits of two elements are never one number: cents get their point, other raised digits stay raised. */
export function writeBehind(before: string, text: Text): { between: string; data: string } {
  const { data } = text;
  const begun = /\d\s?$/.test(before) && /^\s*\d/.test(data) ? elementsBegunBy(text) : undefined;
  if (!begun) return { between: needsSpace(before, text) ? ' ' : '', data };
  const isAdjacent = !/\s$/.test(before) && !/^\s/.test(data);
  const isRaised = begun.some(({ name }) => name === 'sup' || name === 'sub');
  const isNamed = begun.some((one) => CENTS_CLASS.test(one.attribs.class ?? ''));
  const mayBeCents = isRaised || isNamed || (isAdjacent && begun.every(({ name }) => name !== 'a'));
  const isPrice = WHOLE_PRICE.test(before) || (isRaised && isBeforeCurrency(text));
  if (isPrice && mayBeCents && /^\s*\d\d(?![\d.,])/.test(data))
    return { between: /\.\d{3}\s?$/.test(before) ? ',' : '.', data: data.trimStart() };
  if (isRaised && isAdjacent)
    return {
      between: '',
      data: data.replace(/^\d+/, (one) => one.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[+digit] ?? digit)),
    };
  return { between: isAdjacent ? ' ' : '', data };
}

/** Whether a text needs a space after the one before it: names next to prices, days next to hours, labels next to values. */
function needsSpace(before: string, text: Text): boolean {
  const after = text.data;
  const [last, first] = [before.slice(-1), after.slice(0, 1)];
  if (!/\S/.test(last) || !/\S/.test(first)) return false;
  // "4<sup>€50</sup>" is French for 4.50.
  if (/[€£$]/.test(first)) return /[\p{L}\p{N})]/u.test(last) && !isRaised(text);
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
