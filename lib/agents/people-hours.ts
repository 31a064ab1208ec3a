import type { Agent } from '@/lib/generated/prisma/client';

/** From 1 (Monday). */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type PeopleHours = Pick<Agent, 'peopleDays' | 'peopleFrom' | 'peopleTo'>;

/** Minutes after midnight as a time of day: "09:30". */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Days of the week in words, from 1 (Monday): three or more in a row as "Monday to Friday". */
function daysInWords(days: readonly number[]): string {
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  const [first = 1] = sorted;
  const last = sorted.at(-1) ?? first;
  const nameOf = (day: number) => weekdays[day - 1] ?? '';
  if (sorted.length > 2 && last - first === sorted.length - 1)
    return sorted.length === 7 ? 'every day' : `${nameOf(first)} to ${nameOf(last)}`;
  return new Intl.ListFormat('en-IE').format(sorted.map(nameOf));
}

/** When people answer, for a customer who waits for one; empty where the business has not said. */
export function peopleSentence({ peopleDays, peopleFrom, peopleTo }: PeopleHours): string {
  if (peopleDays.length === 0 || peopleFrom === null || peopleTo === null) return '';
  return `People answer ${daysInWords(peopleDays)}, ${clockTime(peopleFrom)} to ${clockTime(peopleTo)}.`;
}
