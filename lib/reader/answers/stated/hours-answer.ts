import { type DayHours, WEEK } from '../../facts/shared/fact-types';
import { wordList } from '../../lexicon/lexicon';
import { fold, stemsOf } from '../../text/tokens';
import { type AskedDay, askedDay, mentionsHoliday } from '../question/asked-day';
import { dayAfter, holidayOn, irishDay } from '../question/bank-holidays';
import { daysIn } from '../question/days';
import { hasClock, hasDate, hasOpeningTime } from '../question/patterns';
import { isHoursLine } from '../quotes/opening-lines';
import { type Quote, quoteOf } from '../quotes/quotes';
import type { ParsedQuestion } from '../rank/concepts';
import type { SiteIndex } from '../site/site-index';
import type { Found, Stated } from './answer-type';
import { findName } from './business-name';
import { minutesOf } from './closed-at';
import { type Counter, findCounters, findOwnHours, namedIn } from './counters';
import { formatHours, hoursOn, timeInIreland } from './today';

const ASKS_HOURS = /\b(?:open|opened|opening|close|closes|closed|closing|shut|hours|trading)\b/;
const STILL = /\bstill (?:open|in business|trading|going|running|operating|there)\b|\bclosed (?:down|for good)\b/;
/** Words of a question about the hours of the business itself. */
const PLAIN = new Set(wordList('hoursAnswer', 'plain'));
/** What a line calls a month, or the season that it is in. */
const MONTHS = wordList('hoursAnswer', 'months');
const MAX_MENTIONS = 3;
const MAX_LINES = 12;
const SAYS_HOURS = /\bopen|\bclos|\bhours\b/i;

/** True for `Are you open on Sundays?`, and for `When does the kitchen close?` if there are hours of a kitchen. */
function isAboutHours(text: string, day: AskedDay | undefined, named: readonly Counter[], business: string): boolean {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  if (!ASKS_HOURS.test(words.join(' '))) return false;
  const own = new Set(stemsOf(business));
  const isOfCounter = (word: string) =>
    stemsOf(word).some((stem) => own.has(stem)) ||
    named.some(({ stems }) => word === 'department' || stemsOf(word).some((stem) => stems.has(stem)));
  const left = words.filter(
    (word) => word.length > 1 && !PLAIN.has(word) && daysIn(word).size === 0 && !isOfCounter(word),
  );
  // The name of the holiday, such as `St Stephen's Day`.
  return left.length === 0 || (day?.holiday !== undefined && left.length <= MAX_MENTIONS);
}

/** The lines of the opening hours, those of a day in front of the eyes. */
function focused(lines: readonly Quote[], weekday: number | undefined): Quote[] {
  const isOfDay = ({ text }: Quote) => weekday === undefined || daysIn(text).has(weekday);
  const first = lines.some(isOfDay) ? lines.filter(isOfDay) : lines;
  const rest = lines.filter((line) => !first.includes(line));
  return [first, rest].flatMap((part, place) => part.map((line) => ({ ...line, place, isFocus: place === 0 })));
}

/** What the website says of a holiday, or that it says nothing. */
function onHoliday(day: AskedDay, week: Quote[], index: SiteIndex): Found | undefined {
  const mentions = index.own
    .filter(({ unit }) => mentionsHoliday(unit.text, day))
    .filter(({ unit }) => SAYS_HOURS.test(unit.text) || hasClock(unit.text));
  const lines = mentions.filter(({ unit }) => unit.kind !== 'heading' && !unit.linked);
  const told = lines.length > 0 ? lines : mentions;
  const found = told.slice(0, MAX_MENTIONS).flatMap(({ unit }) => quoteOf(unit, index) ?? []);
  if (found.length > 0) return { tier: 'answer', quotes: found };
  if (week.length === 0) return undefined;
  const hours = day.weekday === undefined ? 'its usual hours' : `${WEEK[day.weekday]}’s hours`;
  return {
    tier: 'nearest',
    fact: `The website gives ${hours} and says nothing about ${day.holiday}.`,
    stated: { kind: 'holiday' },
    quotes: focused(week, day.weekday),
  };
}

/** The hours of counters, each with its name; those of a day, if there are hours of that day. */
function fromCounters(lines: readonly Quote[], weekday: number | undefined): Found {
  const ofDay = lines.filter(({ text }) => weekday === undefined || daysIn(text).has(weekday));
  if (ofDay.length === 0 && weekday !== undefined) return unstated(lines, weekday);
  return { tier: 'answer', quotes: focused(ofDay.slice(0, MAX_LINES), undefined) };
}

/** The name that all lines stand under. */
function under([first, ...others]: readonly Quote[]): string {
  const isOne = first?.label !== undefined && others.every(({ label }) => label === first.label);
  return isOne ? ` under “${first.label}”` : '';
}

/** The hours of other days, and that there are none of the day. */
const unstated = (lines: readonly Quote[], weekday: number): Found => ({
  tier: 'nearest',
  fact: `The website gives no hours for ${WEEK[weekday]}${under(lines)}.`,
  quotes: focused(lines.slice(0, MAX_LINES), undefined),
});

/** The lines of hours that the business states of itself, where none speaks of a day. */
function linesWithout(weekday: number, index: SiteIndex): Quote[] {
  const { facts, own, owner } = index;
  if (facts.openingHours.length === 0 || facts.openingHours.some(({ days }) => hoursOn(days, weekday))) return [];
  const lines = own.filter(({ unit }) => isHoursLine(unit) && hasOpeningTime(unit.text) && owner.owns(unit));
  return lines.some(({ unit }) => daysIn(unit.text).has(weekday))
    ? []
    : lines.flatMap(({ unit }) => quoteOf(unit, index) ?? []);
}

/** Lines that state hours of some dates or months, among them those of the day. */
function datedLines(index: SiteIndex, { date }: AskedDay): Quote[] {
  if (date === undefined) return [];
  const month = MONTHS[Number(date.slice(5, 7)) - 1]?.split(',') ?? [];
  const isOfDay = (text: string) =>
    hasDate(text) &&
    (text.match(/\b(?:19|20)\d\d\b/g) ?? [date.slice(0, 4)]).includes(date.slice(0, 4)) &&
    (fold(text).match(/\p{L}+/gu) ?? []).some((word) => month.includes(word));
  return index.own
    .filter(({ unit }) => unit.kind !== 'heading' && isOfDay(unit.text))
    .filter(({ unit }) => SAYS_HOURS.test(unit.text) || hasClock(unit.text))
    .slice(0, MAX_MENTIONS)
    .flatMap(({ unit }) => quoteOf(unit, index) ?? []);
}

const isOvernight = ({ opens, closes }: DayHours['ranges'][number]) => closes !== null && closes < opens;
/** No shift that began yesterday is longer. */
const MORNING = '12:00';

/** The hours that a moment belongs to, those of yesterday until they end, and whether it is within them; that is undefined if unknown. */
function hoursNow(week: readonly DayHours[], weekday: number, now: Date): { hours?: DayHours; isOpen?: boolean } {
  const [time, today] = [timeInIreland(now), irishDay(now)];
  const [hours, before] = [hoursOn(week, weekday), hoursOn(week, (weekday + 6) % 7)];
  const wasHoliday = holidayOn(dayAfter(today, -1)) !== undefined;
  const late = before?.ranges.find((range) => isOvernight(range) && range.closes !== null && time < range.closes);
  if (late) return { hours: before, isOpen: wasHoliday ? undefined : true };
  const isOpen = hours?.ranges.some(
    (range) => range.closes !== null && range.opens <= time && (time < range.closes || isOvernight(range)),
  );
  const isKnown = ({ ranges, isClosed }: DayHours) =>
    isClosed || (ranges.length > 0 && ranges.every(({ closes }) => closes !== null));
  const isClosed = hours && isKnown(hours) && (time >= MORNING || (before !== undefined && isKnown(before)));
  return { hours, isOpen: isOpen ? true : isClosed ? false : undefined };
}

const CLOCKS = /\b\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m\b)?/gi;

/** Hours whose times all stand in the lines; structured data may say others. */
function statedHours(days: readonly DayHours[], lines: readonly Quote[], isOpen?: boolean): Stated | undefined {
  const said = new Set(lines.flatMap(({ text }) => (text.match(CLOCKS) ?? []).flatMap(minutesOf)));
  const isSaid = (clock: string | null) => clock === null || minutesOf(clock).some((minute) => said.has(minute));
  const ranges = days
    .flatMap((day) => day.ranges)
    .filter(({ opens, closes }) => opens !== '00:00' || closes !== '24:00');
  const isProved = ranges.every(({ opens, closes }) => isSaid(opens) && isSaid(closes));
  return isProved ? { kind: 'hours', days, isOpen } : undefined;
}

/**
 * The answer to a question about opening hours from the hours that the website states: those of the day that it names, if it names one. A
 * holiday is a day of its own. A closing notice is the answer, not a footnote. Undefined for any other question.
 */
export function answerHours(
  { text }: ParsedQuestion,
  index: SiteIndex,
  { now, notice }: { now: Date; notice?: Quote },
): Found | undefined {
  const day = askedDay(text, now);
  const counters = findCounters(index);
  const named = namedIn(counters, text);
  if (!isAboutHours(text, day, named, findName(index)?.value ?? '')) return undefined;
  if (notice) return { tier: 'answer', quotes: [{ ...notice, place: 0, isFocus: true }] };
  if (named.length > 0 && !day?.holiday)
    return fromCounters(
      named.flatMap(({ lines }) => lines),
      day?.weekday,
    );
  const { lines, week } = findOwnHours(index);
  if (day?.holiday) return onHoliday(day, lines, index);
  const others = day?.weekday === undefined ? [] : linesWithout(day.weekday, index);
  if (others.length > 0 && day?.weekday !== undefined) return unstated(others, day.weekday);
  if (counters.length > 0 && !week) return fromCounters(lines, day?.weekday);
  if (!week || lines.length === 0) return undefined;
  if (day?.weekday === undefined)
    return STILL.test(fold(text))
      ? undefined
      : { tier: 'answer', stated: statedHours(week, lines), quotes: focused(lines, undefined) };
  const dated = datedLines(index, day);
  if (dated.length > 0)
    return { tier: 'answer', quotes: [...focused(dated, undefined), ...focused(lines, day.weekday)] };
  const { hours, isOpen } = day.isNow
    ? hoursNow(week, day.weekday, now)
    : { hours: hoursOn(week, day.weekday), isOpen: undefined };
  const said = hours && formatHours(hours);
  const weekday = hours && WEEK.indexOf(hours.day);
  if (!said || weekday === undefined || !lines.some(({ text }) => daysIn(text).has(weekday))) return undefined;
  const state = isOpen === undefined ? '' : isOpen ? 'Open now. ' : 'Closed now. ';
  return {
    tier: 'answer',
    fact: `${state}${hours.day}: ${said}`,
    stated: statedHours([hours], lines, isOpen),
    quotes: focused(lines, weekday),
  };
}
