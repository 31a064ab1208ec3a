import type { DayHours } from '../../facts/shared/fact-types';
import { isOfSeason } from '../../facts/stated/hours-labels';
import { fold } from '../../text/tokens';
import { askedDay } from '../question/asked-day';
import { dayAfter, irishDay, weekdayOf } from '../question/bank-holidays';
import { daysIn } from '../question/days';
import { spellOut } from '../question/shorthand';
import type { SiteIndex } from '../site/site-index';
import { formatHours, hoursOn } from './today';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** `Half 7`, `quarter past six`, `7.30pm`, `at 8` */
const CLOCK =
  /^(?:at |around |about )?(?:(half|quarter)(?: (past|to))? )?(\d{1,2}|[a-z]+)(?:[:.](\d\d))? ?(am|pm|in the (?:morning|afternoon|evening)|o ?clock)?$/;
const HALF_DAY = 12 * 60;

/** The minutes of the day that a time as customers write it may mean, most of which have no `am` or `pm`; none for a part of the day. */
export function minutesOf(time: string): number[] {
  const text = fold(spellOut(time)).replace(/['’]/g, '').trim();
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

/** Whether the stated hours of a day leave open that somebody is there at a minute of it. */
export const isOpenAt = ({ ranges, isClosed }: DayHours, at: number): boolean =>
  ranges.length === 0
    ? !isClosed
    : ranges.some(({ opens, closes }) => {
        const [from, till] = [inMinutes(opens), closes === null ? Number.POSITIVE_INFINITY : inMinutes(closes)];
        return till > from ? at >= from && at < till : at >= from || at < till;
      });

/** What a website says of a moment at which the business is closed. */
export interface ClosedAt {
  /** Whether it is closed all day, or only at the time. */
  on: 'day' | 'time';
  /** Its hours on that day in words: `Thursday: 12pm to 3pm`; of several counters, each with its name. */
  hours: string;
  /** The same, for other languages than English. */
  stated: readonly { label?: string; hours: DayHours }[];
}

/** What a website says of a day, or a time of it, at which all its counters are closed. Undefined where one is open, or may be. */
export function closedAt({ facts }: SiteIndex, day: string, time: string | undefined, now: Date): ClosedAt | undefined {
  const weekday = askedDay(day, now)?.weekday ?? weekdayOfDate(fold(day), now);
  if (weekday === undefined || facts.openingHours.some(({ label }) => label !== undefined && isOfSeason(label)))
    return undefined;
  const stated = facts.openingHours.flatMap(({ label, days }) => {
    const hours = hoursOn(days, weekday);
    return hours ? [{ label, hours }] : [];
  });
  if (stated.length === 0) return undefined;
  const said = stated.map(({ label, hours }) => `${label ?? hours.day}: ${formatHours(hours) ?? 'not stated'}`);
  if (stated.every(({ hours }) => hours.isClosed)) return { on: 'day', hours: said.join(', '), stated };
  const moments = time === undefined ? [] : minutesOf(time);
  const isOpen = stated.some(({ hours }) => moments.some((at) => isOpenAt(hours, at)));
  return moments.length === 0 || isOpen ? undefined : { on: 'time', hours: said.join(', '), stated };
}
