import { type DayHours, WEEK } from '../../facts/shared/fact-types';
import { isOfSeason } from '../../facts/stated/hours-labels';
import { readHoursLine } from '../../facts/stated/hours-line';
import { fold } from '../../text/tokens';
import { askedDay } from '../question/asked-day';
import { dayAfter, irishDay, weekdayOf } from '../question/bank-holidays';
import { daysIn } from '../question/days';
import { spellOut, withPartLast } from '../question/shorthand';
import type { SiteIndex } from '../site/site-index';
import { type Counter, findCounters, namedIn } from './counters';
import { formatHours, hoursOn } from './today';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** `Half 7`, `quarter past six`, `7.30pm`, `at 8` */
const CLOCK =
  /^(?:at |around |about )?(?:(half|quarter)(?: (past|to))? )?(\d{1,2}|[a-z]+)(?:[:.](\d\d))? ?(am|pm|in the (?:morning|afternoon|evening)|o ?clock)?$/;
const HALF_DAY = 12 * 60;

/** The minutes of the day that a time as customers write it may mean, most of which have no `am` or `pm`; none for a part of the day. */
export function minutesOf(time: string): number[] {
  const text = withPartLast(fold(spellOut(time)).replace(/['’]/g, '').trim());
  if (/^(?:noon|midday)$/.test(text)) return [HALF_DAY];
  const [, part, side, said = '', minutes = '0', half] = CLOCK.exec(text) ?? [];
  const hour = /^\d/.test(said) ? Number(said) : NUMBERS.indexOf(said);
  if (hour < 0 || hour > 24 || (said === '' && part === undefined)) return [];
  const added = part === 'half' ? 30 : part === 'quarter' ? (side === 'to' ? -15 : 15) : Number(minutes);
  const minute = (hour % 12) * 60 + added;
  if (hour > 12) return [hour * 60 + added];
  if (half === undefined || half.startsWith('o')) return [minute, minute + HALF_DAY];
  return [half === 'am' || half.endsWith('morning') ? minute : minute + HALF_DAY];
}

/** The minutes of a part of the day: from, and until before. */
type Span = readonly [from: number, until: number];
const [MORNING, MIDDAY, AFTERNOON, EVENING] = [
  [6 * 60, HALF_DAY],
  [HALF_DAY, 17 * 60],
  [HALF_DAY, 18 * 60],
  [17 * 60, 24 * 60],
] as const;
/** By their last word, or all words. */
const PARTS: Readonly<Record<string, Span>> = {
  ...{ morning: MORNING, mornings: MORNING, 'before work': MORNING },
  ...{ lunchtime: MIDDAY, 'lunch time': MIDDAY, 'after lunch': MIDDAY },
  ...{ afternoon: AFTERNOON, afternoons: AFTERNOON, 'after school': AFTERNOON },
  ...{ evening: EVENING, evenings: EVENING, night: EVENING, tonight: EVENING },
  ...{ 'after work': EVENING, 'after dinner': EVENING },
};
/** `After 7`, `before 9` */
const BOUND = /^(after|from|before|by) (.+)$/;
/** `After 7` lasts this long. */
const NEAR = 2 * 60;

/** The spans of the day that a time as customers write it may mean, each as it may be meant; none where that is open. */
function spansOf(time: string): Span[] {
  const said = fold(time).trim();
  const part = PARTS[said] ?? PARTS[said.split(' ').at(-1) ?? ''];
  const [, side, bound] = BOUND.exec(said) ?? [];
  const moments = minutesOf(bound ?? said);
  if (moments.length === 0) return part ? [part] : [];
  if (side === undefined) return moments.map((at) => [at, at + 1]);
  return moments.map((at) => (/^[af]/.test(side) ? [at, at + NEAR] : [Math.max(0, at - NEAR), at]));
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DATE = /\b(\d{1,2})(?:st|nd|rd|th)?(?:(?: of)? ([a-z]{3})[a-z]*|\/(\d{1,2}))?\b/;
const MONTH_FIRST = /\b([a-z]{3})[a-z]* (\d{1,2})(?:st|nd|rd|th)?\b/;

/** The weekday of the next such date: `14 December`, `the 14th`, `14/12`; 0 is Monday. */
function weekdayOfDate(text: string, now: Date): number | undefined {
  const [, name = '', on] = MONTH_FIRST.exec(text) ?? [];
  const [, first, month = '', number] = MONTHS.includes(name) ? [] : (DATE.exec(text) ?? []);
  const [date, named] = [Number(on ?? first), MONTHS.indexOf(month || name)];
  const at = named >= 0 ? named : number ? Number(number) - 1 : undefined;
  const today = irishDay(now);
  for (let days = 0, day = today; days < 366; days += 1, day = dayAfter(day, 1))
    if (Number(day.slice(8)) === date && (at === undefined || Number(day.slice(5, 7)) === at + 1))
      return weekdayOf(day);
  return undefined;
}

/** A date with another day of the week than its own, such as `Friday 24 December`: the date, and the day that it is; 0 is Monday. */
export function fallsOn(day: string, now: Date): { date: string; weekday: number } | undefined {
  const [weekday, named] = [weekdayOfDate(fold(day), now), daysIn(day)];
  if (weekday === undefined || named.size !== 1 || named.has(weekday)) return undefined;
  return { date: day.replace(/^.*?\p{L},? (?=(?:the )?\d)/u, ''), weekday };
}

const inMinutes = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The stated hours of each counter; none where those of a season are among them, which hold for a part of the year. */
export const hoursOfTheYear = ({ facts }: SiteIndex): readonly (readonly DayHours[])[] =>
  facts.openingHours.some(({ label }) => label !== undefined && isOfSeason(label))
    ? []
    : facts.openingHours.map(({ days }) => days);

/** Whether the stated hours of a day leave open that somebody is there in a part of it. */
const isOpenWithin = ({ ranges, isClosed }: DayHours, [start, end]: Span): boolean =>
  ranges.length === 0
    ? !isClosed
    : ranges.some(({ opens, closes }) => {
        const [from, till] = [inMinutes(opens), closes === null ? Number.POSITIVE_INFINITY : inMinutes(closes)];
        return till > from ? end > from && start < till : end > from || start < till;
      });

/** Whether the stated hours of a day leave open that somebody is there at a minute of it. */
export const isOpenAt = (hours: DayHours, at: number): boolean => isOpenWithin(hours, [at, at + 1]);

/** What a website says of a moment at which the business is closed. */
export interface ClosedAt {
  /** Whether it is closed all day, or only at the time. */
  on: 'day' | 'time';
  /** Its hours on that day in words: `Thursday: 12pm to 3pm`; of several days or counters, each with its name. */
  hours: string;
  /** The same, for other languages than English. */
  stated: readonly { label?: string; hours: DayHours }[];
}

/** `The week of the 14th`, `any day but Tuesday` */
const OPEN_DAY: ReadonlySet<string> = new Set('week weeks month any bar but except before after'.split(' '));

/** The weekdays that the words for a day may mean; none where they leave it open. */
function weekdaysOf(day: string, now: Date): number[] {
  const said = fold(day).replace(/ instead of .*/, '');
  const asked = askedDay(said, now);
  const named = [...daysIn(said)];
  const words = said.replace(/\ba week (?=on|from)|(?<=day) (?:week|after next)$/, '').split(' ');
  if (words.some((word) => OPEN_DAY.has(word)) || asked?.holiday !== undefined) return [];
  return named.length > 1 ? named : [asked?.weekday ?? weekdayOfDate(said, now)].filter((one) => one !== undefined);
}

/** What a counter says of a weekday in its own lines; undefined where these are not understood, or say nothing of it. */
function hoursOfCounter({ name, lines }: Counter, weekday: number): Said | undefined {
  const day = WEEK[weekday];
  const reads = lines.map(({ text }) => readHoursLine(text));
  const ofDay = reads.flatMap((read) => read?.entries.filter(({ days }) => days.includes(weekday)) ?? []);
  const isWhole = reads.every((read) => read === undefined || (read.isUnderstood && !read.unstated.includes(weekday)));
  if (!day || !isWhole || ofDay.length === 0 || ofDay.some(({ breaks, until }) => breaks.length > 0 || until))
    return undefined;
  const ranges = ofDay.flatMap((entry) => entry.ranges);
  const unique = [...new Map(ranges.map((range) => [JSON.stringify(range), range])).values()];
  const [isClosed, byAppointment] = [
    unique.length === 0 && ofDay.every((one) => one.isClosed),
    ofDay.some((one) => one.byAppointment),
  ];
  return { label: name, hours: { day, ranges: unique, isClosed, byAppointment } };
}

type Said = ClosedAt['stated'][number];

/** The hours of a weekday that are stated of the counters that a wish names, or else of all; none where one of these may have others. */
function hoursOf(index: SiteIndex, weekday: number, asked: string): Said[] {
  const counters = findCounters(index);
  const named = namedIn(counters, asked);
  if (named.length > 0) {
    const stated = named.map((counter) => hoursOfCounter(counter, weekday));
    return stated.every((one) => one !== undefined) ? stated : [];
  }
  const all = counters.flatMap((counter) => hoursOfCounter(counter, weekday) ?? []);
  if (all.length > 1) return all;
  return index.facts.openingHours.flatMap(({ label, days }) => {
    const hours = hoursOn(days, weekday);
    return hours ? [{ label, hours }] : [];
  });
}

/**
 * What a website says of a day, or a time or a part of it, at which the counters that a wish names, or else all, are closed. Undefined where one is open,
 * or may be.
 * @param day in a customer's words, which may name several
 */
export function closedAt(
  index: SiteIndex,
  { day, time, asked = '' }: { day: string; time?: string; asked?: string },
  now: Date,
): ClosedAt | undefined {
  if (index.facts.openingHours.some(({ label }) => label !== undefined && isOfSeason(label))) return undefined;
  const ofDays = weekdaysOf(day, now).map((weekday) => hoursOf(index, weekday, asked));
  const stated = ofDays.flat();
  if (stated.length === 0 || ofDays.some((ofDay) => ofDay.length === 0)) return undefined;
  const said = stated.map(({ label, hours }) => `${label ?? hours.day}: ${formatHours(hours) ?? 'not stated'}`);
  if (stated.every(({ hours }) => hours.isClosed)) return { on: 'day', hours: said.join(', '), stated };
  const spans = [time ?? '', day].map(spansOf).find((found) => found.length > 0) ?? [];
  const isOpen = stated.some(({ hours }) => spans.some((span) => isOpenWithin(hours, span)));
  return spans.length === 0 || isOpen ? undefined : { on: 'time', hours: said.join(', '), stated };
}
