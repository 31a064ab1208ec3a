import { memoizeByObject } from '@/lib/text/memoize';
import { oneLine } from '@/lib/text/one-line';
import { answersLexicon as listed } from '../../lexicon/lexicon';
import { hasAddress, hasClock, hasDay, hasPhone } from '../question/patterns';
import { isAboutBusiness } from '../question/question';
import type { ParsedQuestion } from '../rank/concepts';
import type { Candidate } from '../rank/rank';
import type { AnswerPage } from '../site/page';
import type { SiteIndex } from '../site/site-index';
import type { Unit } from '../site/units';
import { linkToQuote } from './text-fragment';

/** A line of the website, word for word, and its source. */
export interface Quote {
  url: string;
  pageTitle: string;
  /** The heading above it, or the FAQ that it answers. */
  heading?: string;
  /** The short line before it, such as `Phone`. */
  label?: string;
  text: string;
  /** URL of the page with a text fragment: browsers scroll to the quote and highlight it. */
  textFragmentUrl: string;
  /** Quotes with the same number belong to one passage. */
  place: number;
  /** A line that answers, not one of its neighbours. */
  isFocus: boolean;
  /** What the business says itself: no page shows it. */
  isTold?: true;
}

const MAX_PLACES = 3;
const MAX_LINES = 7;
const MAX_LENGTH = 520;
const SHORT_SECTION = 420;

/** Expands each candidate to a passage: its line and the neighbours under the same heading. */
export function collectQuotes(question: ParsedQuestion, chosen: readonly Candidate[], index: SiteIndex): Quote[] {
  const quotes: Quote[] = [];
  const shown = new Set<number>();
  let place = 0;
  for (const { entry } of chosen) {
    if (place >= MAX_PLACES || shown.has(entry.unit.id)) continue;
    const list = isTitle(entry.unit) ? linesUnder(entry.unit, index) : [];
    const lines = (list.length > 0 ? list : linesAround(entry.unit, question, index)).filter(
      (unit) =>
        !shown.has(unit.id) &&
        (unit === entry.unit || (isOfKind(unit, entry.unit, index) && !isForeignFact(unit, question, index))),
    );
    for (const unit of lines) {
      shown.add(unit.id);
      const quote = toQuote(
        unit,
        index,
        place,
        list.length > 0 || unit.id === entry.unit.id || isListed(unit, entry.unit, question),
      );
      if (quote) quotes.push(quote);
    }
    place += 1;
  }
  return quotes;
}

/** A review stands beside others, and the business's own lines beside its own. */
const isOfKind = (unit: Unit, focus: Unit, { reviews }: SiteIndex): boolean => reviews.has(unit) === reviews.has(focus);

/** `What desserts do you have?` asks for all items of the list that one was found in. */
const isListed = (unit: Unit, found: Unit, { kind }: ParsedQuestion): boolean =>
  kind === 'open' && found.kind === 'item' && unit.kind === 'item' && unit.section === found.section;

const LONGEST_TITLE = 6;

/** True for a heading that only names what follows it, such as `Desserts`. */
export const isTitle = ({ kind, text }: Unit): boolean =>
  kind === 'heading' && text.split(' ').length <= LONGEST_TITLE && !/[.!]$|\d/.test(text);

/** The first lines under a heading: its list. */
function linesUnder({ id, page, text }: Unit, { units }: SiteIndex): Unit[] {
  const lines: Unit[] = [];
  let length = 0;
  for (let next = units[id + 1]; next?.page === page && next.headings.includes(text); next = units[next.id + 1]) {
    length += next.text.length;
    if (lines.length >= MAX_LINES || length > MAX_LENGTH) break;
    if (!next.linked && next.text !== text) lines.push(next);
  }
  return lines;
}

/** True for a neighbouring line with contact details of somebody else when the question asks for those of the business. */
const isForeignFact = (unit: Unit, { kind }: ParsedQuestion, { owner }: SiteIndex): boolean =>
  isAboutBusiness(kind) && (hasAddress(unit.text) || hasPhone(unit.text)) && !owner.owns(unit);

/** The text of a page that quotes are checked against, on one line, and that of each block with its line breaks. */
const textsOf = memoizeByObject(({ blocks }: AnswerPage) => ({
  pageText: blocks.map(({ text }) => oneLine(text)).join(' '),
  blocks: blocks.map(({ text }) => text.split('\n').map(oneLine).join('\n')),
}));

/** A single line as a quote; null if it is not on the stored page. */
export const quoteOf = (unit: Unit, index: SiteIndex): Quote | null => toQuote(unit, index, 0, true);

const hasWord = (text: string) => /\p{L}{3}/u.test(text);

/** Null for text that is not on the stored page: only provable quotes are shown. */
function toQuote(unit: Unit, index: SiteIndex, place: number, isFocus: boolean): Quote | null {
  const page = index.pages[unit.page];
  if (!page || index.unquotable.has(unit)) return null;
  const stored = textsOf(page);
  if (!stored.pageText.includes(oneLine(unit.text))) return null;
  const heading = unit.question ?? unit.headings.at(-1);
  return {
    url: page.url,
    pageTitle: page.title,
    heading,
    // A price under the name of a dish means nothing without it.
    label: unit.label ?? (hasWord(unit.text) ? undefined : heading),
    text: unit.text,
    textFragmentUrl: linkToQuote(page.url, { anchor: unit.anchor, blocks: stored.blocks }),
    place,
    isFocus,
    ...(page.isTold && { isTold: true }),
  };
}

/** The unit and the lines around it that belong to the same passage. */
function linesAround(unit: Unit, { kind }: ParsedQuestion, { units }: SiteIndex): Unit[] {
  if (kind === 'hours' && (hasDay(unit.text) || hasClock(unit.text))) return run(unit, units, isHours);
  if (unit.question !== undefined) {
    const belongs = (other: Unit) => other.question === unit.question && other.section === unit.section;
    // The answer to an FAQ begins with its first line.
    const first = firstOf(unit, units, belongs);
    const answer = run(first, units, belongs);
    return answer.includes(unit) ? answer : [first, ...run(unit, units, (other) => other !== first && belongs(other))];
  }
  const inSection = (other: Unit) => other.section === unit.section && other.area === unit.area;
  const section = run(unit, units, inSection, Number.POSITIVE_INFINITY);
  if (lengthOf(section) <= SHORT_SECTION && section.length <= MAX_LINES + 1) return worthShowing(section, unit);
  const alike = (other: Unit) => inSection(other) && other.kind === unit.kind && !other.text.endsWith('?');
  return worthShowing(run(unit, units, alike), unit);
}

/** True for a line of opening hours, or of what happens at a time. */
export const isHours = ({ text }: Pick<Unit, 'text'>): boolean =>
  text.length < 160 && (hasDay(text) || hasClock(text) || /\bclosed\b/i.test(text));

const CREDIT = listed('quotes', 'credit');

/** The lines without links and buttons, and without what follows a copyright line, unless that is the answer. */
function worthShowing(lines: readonly Unit[], focus: Unit): Unit[] {
  const credit = lines.find(({ id, text }) => id > focus.id && CREDIT.test(text))?.id ?? Number.POSITIVE_INFINITY;
  return lines.filter((line) => line.id === focus.id || (!line.linked && line.id < credit && !CREDIT.test(line.text)));
}

const lengthOf = (lines: readonly Unit[]): number => lines.reduce((sum, { text }) => sum + text.length, 0);

/** Extends a line in both directions while the neighbours belong to it and the passage is not too long. */
function firstOf(unit: Unit, units: readonly Unit[], belongs: (other: Unit) => boolean): Unit {
  let first = unit;
  for (let before = units[first.id - 1]; before?.page === unit.page && belongs(before); before = units[first.id - 1])
    first = before;
  return first;
}

function run(unit: Unit, units: readonly Unit[], belongs: (other: Unit) => boolean, maxLength = MAX_LENGTH): Unit[] {
  const lines = [unit];
  let length = unit.text.length;
  const fits = (other: Unit | undefined): other is Unit =>
    other !== undefined && other.page === unit.page && belongs(other) && length + other.text.length <= maxLength;
  const limit = Number.isFinite(maxLength) ? MAX_LINES : MAX_LINES * 4;
  let [before, after] = [unit.id - 1, unit.id + 1];
  while (lines.length < limit) {
    const next = units[after];
    const previous = units[before];
    if (fits(next)) {
      lines.push(next);
      length += next.text.length;
      after += 1;
    } else if (fits(previous)) {
      lines.unshift(previous);
      length += previous.text.length;
      before -= 1;
    } else break;
  }
  return lines;
}
