import { memoizeByObject } from '@/lib/text/memoize';
import type { DayHours } from '../../facts/shared/fact-types';
import { wordList } from '../../lexicon/lexicon';
import { fold, stemsOf } from '../../text/tokens';
import { daysIn } from '../question/days';
import { hasClock, hasDay } from '../question/patterns';
import { findOpeningLines, findWeek, isHoursLine } from '../quotes/opening-lines';
import { type Quote, quoteOf } from '../quotes/quotes';
import { OTHER_HOURS } from '../site/foreign-hours';
import type { SiteIndex } from '../site/site-index';
import type { Unit } from '../site/units';
import { findName } from './business-name';

/** A part of a business with hours of its own, such as a post office in a shop; the business itself has no name. */
export interface Counter {
  name?: string;
  /** The stems of its name; `telling` are those that other headings do not have. */
  stems: ReadonlySet<string>;
  telling: readonly string[];
  /** The lines of its hours, each with its name as the label. */
  lines: Quote[];
}

/** Words of headings above hours that name no counter. */
const GENERAL = new Set(stemsOf(wordList('counters', 'general').join(' ')));
const MAX_NAME = 40;
const MAX_LINE = 140;
/** `Deli: Mon-Fri 8am - 3pm` */
const INLINE = /^(\p{L}[\p{L}\s&'’]{1,30}):\s/u;

/** The heading of a line, or what stands in front of it, that names a counter; the first heading of the home page names the business. */
function nameOf(unit: Unit, business: ReadonlySet<string>, index: SiteIndex): string | undefined {
  const inline = INLINE.exec(unit.text)?.[1];
  const isHome = index.pages[unit.page] === index.home;
  const headings = unit.headings.length > 1 && isHome ? unit.headings.slice(1) : unit.headings;
  const names = [inline, ...headings.slice(-2).reverse()].filter((one) => one !== undefined);
  return names.find(
    (name) => name.length <= MAX_NAME && daysIn(name).size === 0 && !/\d/.test(name) && namesCounter(name, business),
  );
}

const namesCounter = (name: string, business: ReadonlySet<string>): boolean =>
  stemsOf(name).some((stem) => !GENERAL.has(stem) && !business.has(stem));

/** The counters of a website that states different hours under several names, with the business itself where it has hours too; otherwise none. */
export const findCounters = memoizeByObject((index: SiteIndex): readonly Counter[] => {
  const business = new Set(stemsOf(findName(index)?.value ?? ''));
  const found = new Map<string, Counter>();
  for (const { unit } of index.own) {
    if (unit.kind === 'heading' || unit.text.length > MAX_LINE || !isHoursLine(unit)) continue;
    if (!(hasDay(unit.text) || hasClock(unit.text)) || !index.owner.owns(unit)) continue;
    if (unit.headings.slice(-2).some((heading) => OTHER_HOURS.test(heading))) continue;
    const name = nameOf(unit, business, index);
    const quote = quoteOf(unit, index);
    const key = fold(name ?? '');
    const stems = new Set(stemsOf(name ?? ''));
    const telling = [...stems].filter((one) => !GENERAL.has(one) && !business.has(one));
    const counter = found.get(key) ?? { name, stems, telling, lines: [] };
    found.set(key, counter);
    if (quote) counter.lines.push(name && !unit.text.startsWith(name) ? { ...quote, label: name } : quote);
  }
  const week = [...found.values()].filter(
    ({ lines }) => lines.some(({ text }) => hasDay(text)) && lines.some(({ text }) => hasClock(text)),
  );
  const isSame = new Set(week.map(({ lines }) => lines.map(({ text }) => text).join('\n'))).size < week.length;
  return week.length > 1 && !isSame ? week : [];
});

/** The lines with the hours of the business itself and its week; without hours of its own, the lines of all its counters. */
export function findOwnHours(index: SiteIndex): { lines: Quote[]; week?: DayHours[] } {
  const counters = findCounters(index);
  const own = counters.find(({ name }) => name === undefined)?.lines;
  const lines = findOpeningLines(index);
  const isOwn = lines.length > 0 && lines.every(({ text }) => own?.some((line) => line.text === text));
  if (counters.length === 0 || isOwn) return { lines, week: findWeek(index)?.days };
  return { lines: own ?? counters.flatMap((counter) => counter.lines) };
}

/** The counters that a question names. */
export function namedIn(counters: readonly Counter[], question: string): Counter[] {
  const asked = stemsOf(question);
  return counters.filter(({ telling }) => asked.some((stem) => telling.includes(stem)));
}

/** Quotes with the name of the counter whose hours they state: nobody takes those of one for those of another. */
export function withCounters(quotes: readonly Quote[], index: SiteIndex): Quote[] {
  const lines = findCounters(index).flatMap((counter) => counter.lines);
  const nameFor = ({ url, text, heading }: Quote) =>
    lines.find((line) => line.url === url && line.text === text && line.heading === heading)?.label;
  return quotes.map((quote) => (quote.label === undefined ? { ...quote, label: nameFor(quote) } : quote));
}
