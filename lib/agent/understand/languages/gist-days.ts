import { memoize } from '@/lib/text/memoize';
import { isNumber, type Reading } from './reading';
import { foldEvenly, type Item } from './vocabulary';

const DAY_MS = 86_400_000;
const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/Dublin' });
const months = memoize((locale) =>
  Array.from({ length: 12 }, (_, month) => {
    const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatToParts(
      Date.UTC(2024, month, 15),
    );
    return foldEvenly(parts.find(({ type }) => type === 'month')?.value ?? '');
  }),
);
const ENGLISH_MONTHS = months('en').map((month) => month.replace(/^./, (letter) => letter.toUpperCase()));

const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

const isDayOfMonth = (item: Item | undefined): item is Item => isNumber(item) && /^(?:[12]?\d|3[01])$/.test(item.value);

const sayDate = (day: string, month: number): string => `${Number(day)} ${ENGLISH_MONTHS[month]}`;

/** The other day of a range in a month, `od 3 do 9 lipca`: the number around a word or a dash before a day, or after it where months stand first. */
function otherDay({ items, text }: Reading, day: number, step: -1 | 1): Item | undefined {
  for (const place of [day + step, day + 2 * step, day + 3 * step]) {
    const [item, first, last] = [items[place], items[Math.min(place, day)], items[Math.max(place, day)]];
    if (!isDayOfMonth(item) || !/^\d/.test(text.slice(item.start)) || !first || !last) continue;
    const isApart = place !== day + step || /[-–]/.test(text.slice(first.end, last.start));
    return isApart && Number(first.value) < Number(last.value) ? item : undefined;
  }
  return undefined;
}

/** The days of a text by their month: `5 grudnia`, `le 5 décembre`, `gruodžio 5 d.`, `3 al 9 luglio`. */
function datesIn(reading: Reading): string[] {
  const names = months(reading.language);
  const { items } = reading;
  const found: string[] = [];
  for (const [at, item] of items.entries()) {
    const month = names.indexOf(reading.folded.slice(item.start, item.end));
    if (month < 0) continue;
    const day = [at - 1, at - 2, at + 1].find((place) => isDayOfMonth(items[place]));
    const date = day === undefined ? undefined : items[day];
    if (day === undefined || !date) continue;
    const other = otherDay(reading, day, day < at ? -1 : 1);
    const days = [date, ...(other ? [other] : [])].sort((one, another) => one.start - another.start);
    reading.use(item, ...days);
    found.push(...days.map(({ value }) => sayDate(value, month)));
  }
  return found;
}

const OF_NUMBERS = /(?<!\d)(\d{1,2})(?:\/(\d{1,2})(?:\/\d{2,4})?|\.(\d{1,2})\.(?:\d{4})?)(?!\d)/g;

/** The days of a text that are written in numbers, `3/12` or `3.12.`, and the text without them. */
export function numericDates(text: string): { rest: string; found: string[] } {
  const found: string[] = [];
  const rest = text.replace(OF_NUMBERS, (said: string, day: string, slashed?: string, dotted?: string) => {
    const month = Number(slashed ?? dotted);
    if (month < 1 || month > 12 || Number(day) < 1 || Number(day) > 31) return said;
    found.push(sayDate(day, month - 1));
    return ' '.repeat(said.length);
  });
  return { rest, found };
}

const sayDates = ([from, until]: readonly string[]): string | undefined =>
  until === undefined ? from : `from ${from} to ${until}`;

export function dayIn(reading: Reading, now: Date, numeric: readonly string[]): string | undefined {
  const date = sayDates([...numeric, ...datesIn(reading)]);
  const after = reading.find('dayAfter');
  const weekday = reading.find('day');
  const tomorrow = reading.find('tomorrow');
  const today = reading.find('today');
  const tonight = reading.find('tonight');
  reading.use(after, weekday, tomorrow, today, tonight);
  if (date) return date;
  if (after) return dates.format(now.getTime() + 2 * DAY_MS);
  if (weekday) return capital(weekday.value);
  if (tonight) return 'tonight';
  // In German, `morgen` is also the morning: `heute Morgen`.
  if (today) return 'today';
  return tomorrow && 'tomorrow';
}

/** `on Friday`, `tomorrow`, `from 3 July to 9 July` */
export const onDay = (day: string) => (/^(?:to|from)/.test(day) ? day : `on ${day}`);
