import { z } from 'zod';
import { readLexicon } from '../../lexicon/lexicon';
import { fold } from '../../text/tokens';
import { dayAfter, holidayOn, irishDay, weekdayOf } from './bank-holidays';
import { daysIn } from './days';

/** A day that a question names. */
export interface AskedDay {
  /** 0 is Monday; undefined for a holiday whose day of the week does not matter. */
  weekday?: number;
  /** The name of the holiday that it is. */
  holiday?: string;
  /** Words of a website that speak of the holiday. */
  mentions?: readonly string[];
  /** The date, of today or tomorrow: `2026-11-26`. */
  date?: string;
  isToday?: boolean;
  /** Whether the question is about this very moment. */
  isNow?: boolean;
}

const holidays = z
  .array(z.object({ said: z.string(), name: z.string(), mentions: z.array(z.string()) }))
  .parse(readLexicon('holidays'));
/** Holidays as customers name them, without accents and signs. */
export const holidayNames: readonly string[] = holidays.map(({ said }) => said);
const ANY_HOLIDAY = ['bank holiday', 'public holiday'];

const NOW = /\b(?:now|currently|at the moment|at present|this minute|yet)\b/;
const TODAY = /\b(?:today|tonight|this (?:morning|afternoon|evening))\b/;

/** Words around a day of the week that a text gives. */
const wordsOf = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `;

function dayOn(day: string): AskedDay {
  const holiday = holidayOn(day);
  const { mentions = ANY_HOLIDAY } = holidays.find(({ name }) => name === holiday) ?? {};
  return { date: day, weekday: weekdayOf(day), holiday, mentions: holiday ? mentions : undefined };
}

/** The day that a question names, if it names one: a holiday before a day of the week, since Good Friday is no Friday. */
export function askedDay(question: string, now: Date): AskedDay | undefined {
  const words = wordsOf(question);
  const named = holidays.find(({ said }) => words.includes(` ${said}`));
  if (named)
    return { holiday: named.name, mentions: named.mentions, weekday: named.name === 'Good Friday' ? 4 : undefined };
  const today = irishDay(now);
  if (NOW.test(words)) return { ...dayOn(today), isToday: true, isNow: true };
  if (TODAY.test(words)) return { ...dayOn(today), isToday: true };
  if (words.includes(' tomorrow ')) return dayOn(dayAfter(today, 1));
  const days = [...daysIn(question)];
  return days.length === 1 ? { weekday: days[0] } : undefined;
}

/** True for a text that speaks of the holiday. */
export const mentionsHoliday = (text: string, { mentions = [] }: AskedDay): boolean => {
  const words = wordsOf(text);
  return mentions.some((mention) => words.includes(` ${mention}`));
};
