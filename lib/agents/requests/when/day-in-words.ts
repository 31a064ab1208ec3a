import * as de from 'chrono-node/de';
import * as en from 'chrono-node/en';
import * as es from 'chrono-node/es';
import * as fr from 'chrono-node/fr';
import * as it from 'chrono-node/it';
import * as nl from 'chrono-node/nl';
import * as pt from 'chrono-node/pt';
import { addDays } from '@/lib/text/zoned-time';
import { DAY_MS } from '@/lib/time';

/** Day first in all of them, as in Ireland. */
const languages = [en.GB, de.casual, fr.casual, es.casual, pt.casual, nl.casual, it.casual];

/** No words for a day are longer: the parsers run on the web server's thread. */
const MAX_CHARACTERS = 60;
/** "12 March" is the next one, unless that is so far away that the last one may be meant. */
const MAX_DAYS = { sameYear: 300, anyYear: 730, weekday: 6, relative: 3 } as const;

const ORDINAL = /^(?:(?!the )(\p{L}{3,9}),? )?(?:the )?(\d{1,2})(?:st|nd|rd|th)$/iu;
/** What may stand around a day without changing it. */
const AROUND = /\b(?:on|for|from|this|coming|please|the|le|el|il|am|den|op)\b|[\s,.]/giu;
/** In Ireland, "Friday week" is a week after Friday, as is "the Friday after next". */
const WEEK_AFTER =
  /^(?:(?:the )?(?<day>\p{L}{3,9}) (?<after>week|fortnight|after next)|a (?<before>week|fortnight) (?:(?:on|from) )?(?<of>\p{L}{3,9}))$/iu;
const PART_OF_TODAY = /^this (?:morning|afternoon|evening)$/i;
const BACKWARDS = /\b(?:last|past|previous)\b/i;

/** What a text says: the day, and the time where that is beyond doubt. */
export interface DayRead {
  /** As 2026-11-27. */
  day: string;
  /** As 19:30. */
  clock?: string;
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const two = (value: number | null): string => String(value ?? 0).padStart(2, '0');

type Parsed = ReturnType<typeof en.GB.parse>[number];

/** Whether a text is about one day, and nothing else. */
const isWhole = (text: string, { text: found, end }: Parsed): boolean =>
  !end && text.replace(found, '').replaceAll(AROUND, '') === '' && /\d|\p{L}{3}/u.test(found);

/** The day of what a parser found; undefined where it has filled in more than the words say. */
function dayOf({ start, text }: Parsed, today: string): string | undefined {
  const [isDay, isWeekday, isYear] = [
    start.isCertain('day') && start.isCertain('month'),
    start.isCertain('weekday'),
    start.isCertain('year'),
  ];
  const day = `${start.get('year')}-${two(start.get('month'))}-${two(start.get('day'))}`;
  const ahead = daysBetween(today, day);
  if (ahead < 0) return undefined;
  // "Friday", on a Friday, is today or in a week; "next Friday" is the first one to some, and the second to others.
  if (!isDay) return isWeekday && !/week/i.test(text) && ahead > 0 && ahead <= MAX_DAYS.weekday ? day : undefined;
  if (isWeekday && start.get('weekday') !== weekdayOf(day)) return undefined;
  const isWritten = /\d[./ -]\d|\d{4}/.test(text);
  const most = isYear ? (isWritten ? MAX_DAYS.anyYear : MAX_DAYS.relative) : MAX_DAYS.sameYear;
  return ahead <= most ? day : undefined;
}

/** Which day begins at midnight is open to doubt. */
const clockOf = ({ start }: Parsed): string | undefined =>
  start.isCertain('hour') && start.isCertain('meridiem') && start.get('hour') !== 0
    ? `${two(start.get('hour'))}:${two(start.get('minute'))}`
    : undefined;

/** The next day with a number: "the 5th", "Friday the 4th". */
function ordinalDay(weekday: string | undefined, date: number, today: string): string | undefined {
  for (let ahead = 0; ahead <= 61; ahead += 1) {
    const day = addDays(today, ahead);
    if (Number(day.slice(8)) !== date) continue;
    const named = weekday ? en.GB.parse(weekday)[0] : undefined;
    if (weekday && !named?.start.isCertain('weekday')) return undefined;
    return !named || named.start.get('weekday') === weekdayOf(day) ? day : undefined;
  }
  return undefined;
}

/** The same for all languages that can read it; undefined where they differ, or none can. */
function agreed(found: readonly (string | undefined)[]): string | undefined {
  const [first, ...others] = new Set(found);
  return others.length === 0 ? first : undefined;
}

/** What all languages that can read a whole text say of it. */
function parseAll(text: string, asked: Date, offset: number): Parsed[] {
  const reference = { instant: asked, timezone: offset };
  return languages.flatMap((language) => {
    const [only, ...others] = language.parse(text, reference, { forwardDate: true });
    return only && others.length === 0 && !only.start.isCertain('timezoneOffset') && isWhole(text, only) ? [only] : [];
  });
}

/** When somebody says something: the moment, the day there, and by how many minutes their clocks differ from UTC. */
export interface Asked {
  at: Date;
  today: string;
  offset: number;
}

/**
 * Reads the one day that words are about; undefined where it is open to doubt.
 * Dates are day first. Words in several languages that would mean different days mean none.
 */
export function dayIn(words: string, { at, today, offset }: Asked): DayRead | undefined {
  const text = words
    .trim()
    .replace(PART_OF_TODAY, 'today')
    .replace(/\bweds\b/i, 'wed');
  if (text.length > MAX_CHARACTERS || BACKWARDS.test(text)) return undefined;
  const { 1: weekday, 2: date } = ORDINAL.exec(text) ?? [];
  if (date) {
    const day = ordinalDay(weekday, Number(date), today);
    return day ? { day } : undefined;
  }
  const { day: first, after, before, of: second } = WEEK_AFTER.exec(text)?.groups ?? {};
  const from = first ?? second;
  if (from && !/^(?:next|this|last|every|each)$/i.test(from)) {
    const read = dayIn(from, { at, today, offset });
    return read && { day: addDays(read.day, /fortnight/i.test(after ?? before ?? '') ? 14 : 7) };
  }
  const found = parseAll(text, at, offset);
  const day = agreed(found.map((one) => dayOf(one, today)));
  return day ? { day, clock: agreed(found.map(clockOf)) } : undefined;
}

/** The time of day that words in any of the languages say beyond doubt: "19 Uhr". */
export const clockIn = (words: string, { at, offset }: Asked): string | undefined =>
  words.length > MAX_CHARACTERS ? undefined : agreed(parseAll(words.trim(), at, offset).map(clockOf));
