import type { HoursFact } from '../../facts/shared/fact-types';
import { isOwnLabel } from '../../facts/stated/collect-hours';
import { isOfSeason } from '../../facts/stated/hours-labels';
import { lettersOf } from '../../text/tokens';
import { daysIn } from '../question/days';
import { hasClock, hasDay, hasMoney, hasOpeningTime } from '../question/patterns';
import { OTHER_HOURS } from '../site/foreign-hours';
import type { SiteIndex } from '../site/site-index';
import type { Unit } from '../site/units';
import { type Quote, quoteOf } from './quotes';

const MIN_DAYS = 5;
const MAX_LINES = 9;
/** Further lines between two lines of hours, such as an icon's name. */
const MAX_GAP = 2;

const CLOSED = /\bclosed?\b|\bby appointment\b/i;

/** The hours of the business itself for most days of every week, as its website states them; none where a season has others. */
export function findWeek({ facts: { openingHours } }: SiteIndex): HoursFact | undefined {
  if (openingHours.some(({ label }) => label !== undefined && isOfSeason(label))) return undefined;
  return openingHours.find(({ label, days }) => isOwnLabel(label) && days.length >= MIN_DAYS);
}

/** The lines of the opening hours that are among the facts of the site; none if these cover fewer than `MIN_DAYS`. */
export function findOpeningLines(index: SiteIndex): Quote[] {
  const schedule = findWeek(index);
  if (!schedule) return [];
  for (const { url, text } of schedule.sources) {
    const page = index.pages.findIndex((one) => one.url === url);
    const said = lettersOf(text);
    const hours = index.units.filter((unit) => unit.page === page && isHoursLine(unit));
    const lines = bestRun(hours.filter((unit) => isPartOf(unit, said)));
    const [first, last] = [lines.at(0), lines.at(-1)];
    if (first && last)
      return toQuotes(
        hours.filter(({ id }) => id >= first.id && id <= last.id),
        index,
      );
  }
  // The facts are from structured data: the page says the same in words.
  return findHoursInWords(index);
}

/** `Opening hours: Monday to Friday` */
const LABEL = /^(?:[a-z]+ )?(?:hours|times?):\s*/i;
const isPartOf = ({ text }: Unit, said: string): boolean => said.includes(lettersOf(text.replace(LABEL, '')));

/** True for a line of days, times, or both. */
export function isHoursLine({ text }: Unit): boolean {
  if (hasMoney(text) || !(hasDay(text) || hasClock(text) || (CLOSED.test(text) && text.length < 40))) return false;
  const first = text.search(/\d|\b(?:mon|tue|wed|thu|fri|sat|sun)/i);
  return !OTHER_HOURS.test(first < 0 ? text : text.slice(0, first));
}

const daysOf = (lines: readonly Unit[]): number => daysIn(lines.map(({ text }) => text).join('; ')).size;

/** True for lines that cover most days and give times. */
const isWeek = (lines: readonly Unit[]): boolean =>
  daysOf(lines) >= MIN_DAYS && lines.some(({ text }) => /\d/.test(text));

/** The adjacent lines that cover most days; none if they lack days or times. */
function bestRun(lines: readonly Unit[]): Unit[] {
  const runs: Unit[][] = [];
  for (const line of lines) {
    const last = runs.at(-1)?.at(-1);
    if (last && last.headings.at(-1) === line.headings.at(-1) && line.id - last.id <= MAX_GAP) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  const [best = []] = runs.sort((a, b) => daysOf(b) - daysOf(a));
  return isWeek(best) ? best : [];
}

/** The lines of the passage with the opening hours of most days. */
function findHoursInWords(index: SiteIndex): Quote[] {
  const places = new Map<string, Unit[]>();
  for (const { unit } of index.own) {
    if (!isOwnHours(unit, index)) continue;
    const key = `${unit.page}|${unit.area}|${unit.kind === 'row' ? unit.section : unit.headings.slice(0, 1).join()}`;
    places.set(key, [...(places.get(key) ?? []), unit]);
  }
  const best = bestRun([...places.values()].sort((a, b) => daysOf(b) - daysOf(a))[0] ?? []);
  return toQuotes(best, index);
}

const isOwnHours = (unit: Unit, { owner }: SiteIndex): boolean =>
  unit.text.length <= 140 && hasOpeningTime(unit.text) && isHoursLine(unit) && owner.owns(unit);

const toQuotes = (lines: readonly Unit[], index: SiteIndex): Quote[] =>
  lines.slice(0, MAX_LINES).flatMap((unit) => quoteOf(unit, index) ?? []);
