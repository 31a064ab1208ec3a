import { type DayHours, WEEK } from '@/lib/reader/facts/shared/fact-types';
import { catalogueOf, localeOf } from './languages';

const DAY_MS = 86_400_000;
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const formatDate = (language: string | undefined, time: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...options }).format(time);

/** The name of a day of the week; 0 is Monday. */
export const sayWeekday = (day: number, language: string | undefined, weekday: 'long' | 'short' = 'long'): string =>
  formatDate(language, MONDAY + day * DAY_MS, { weekday });

/** `17:30` in a clock of 24 hours, as the language writes it. */
export function sayClock(time: string, language: string | undefined): string {
  if (time === '24:00') return time;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return formatDate(language, MONDAY + hour * 3_600_000 + minute * 60_000, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

const WEEKDAY = /^(?:(?:this|next|coming) )?(mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i;
const DATE = /^(\d{1,2})(?:st|nd|rd|th)?(?: of)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day of a note, such as `Friday`, `5 December` or `tomorrow`; others as the customer wrote them. */
export function sayDay(day: string, language: string | undefined): string {
  if (localeOf(language) === 'en-IE') return day;
  const weekday = WEEKDAY.exec(day)?.[1]?.toLowerCase();
  if (weekday && !/^(?:next|coming)/i.test(day))
    return sayWeekday(
      WEEK.findIndex((name) => name.toLowerCase().startsWith(weekday)),
      language,
    );
  const [, date, month = ''] = DATE.exec(day) ?? [];
  if (date)
    return formatDate(language, Date.UTC(2024, MONTHS.indexOf(month.toLowerCase()), Number(date)), {
      day: 'numeric',
      month: 'long',
    });
  const lower = day.toLowerCase();
  if (lower === 'tonight') return catalogueOf(language).partsOfDay.tonight;
  if (lower === 'today' || lower === 'tomorrow')
    return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(
      Number(lower === 'tomorrow'),
      'day',
    );
  return day;
}

const AM_PM = /^(\d{1,2})(?:[:.](\d\d))? ?([ap])m$/i;
const OF_24 = /^\d{1,2}:\d\d$/;

/** A time of a note, such as `19:30`, `7pm` or `morning`; others as the customer wrote them. */
export function sayTime(time: string, language: string | undefined): string {
  if (localeOf(language) === 'en-IE') return time;
  const [, hour, minute = '00', half = ''] = AM_PM.exec(time) ?? [];
  if (hour) return sayClock(`${(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minute}`, language);
  if (OF_24.test(time)) return sayClock(time, language);
  const parts: Readonly<Record<string, string>> = catalogueOf(language).partsOfDay;
  return parts[time.toLowerCase()] ?? time;
}

/** A number of people of a note, with its noun; in English, and in other words, as the customer wrote it. */
export function sayPeople(people: string, language: string | undefined): string {
  const { forPeople, countPeople } = catalogueOf(language);
  const written = NUMBERS.indexOf(people.toLowerCase()) + 1;
  const count = /^\d{1,3}$/.test(people) ? Number(people) : written;
  return forPeople(localeOf(language) === 'en-IE' || count === 0 ? people : countPeople(count));
}

/** The hours of a day: `9:00–17:30`, or that it is closed; undefined without any. */
function sayDayHours({ ranges, isClosed, byAppointment }: DayHours, language: string | undefined): string | undefined {
  const { closed, allDay, from, byAppointment: onRequest } = catalogueOf(language);
  if (isClosed) return closed;
  const said = ranges.map(({ opens, closes }) => {
    if (opens === '00:00' && closes === '24:00') return allDay;
    return closes === null
      ? from(sayClock(opens, language))
      : `${sayClock(opens, language)}–${sayClock(closes, language)}`;
  });
  if (said.length > 0) return new Intl.ListFormat(localeOf(language), { type: 'unit' }).format(said);
  return byAppointment ? onRequest : undefined;
}

/** The hours of one day, after the name of a counter or else of the day. */
export const sayHoursOf = (hours: DayHours, label: string | undefined, language: string | undefined): string =>
  `${label ?? sayWeekday(WEEK.indexOf(hours.day), language)}: ${sayDayHours(hours, language) ?? '–'}`;

/** Opening hours by day: neighbouring days with the same hours together, `pon.–pt.: 9:00–17:00; sob.: 10:00–14:00`. */
export function sayHours(days: readonly DayHours[], language: string | undefined): string {
  const runs: { first: number; last: number; said: string }[] = [];
  for (const hours of days) {
    const said = sayDayHours(hours, language);
    const day = WEEK.indexOf(hours.day);
    const run = runs.at(-1);
    if (!said) continue;
    if (run?.said === said && run.last === day - 1) run.last = day;
    else runs.push({ first: day, last: day, said });
  }
  const isOne = runs.length === 1 && runs[0]?.first === runs[0]?.last;
  const name = (day: number) => sayWeekday(day, language, isOne ? 'long' : 'short');
  return runs
    .map(({ first, last, said }) => `${first === last ? name(first) : `${name(first)}–${name(last)}`}: ${said}`)
    .join('; ');
}
