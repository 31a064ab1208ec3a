import { holidayOn, weekdayOf } from '@/lib/reader/answers/question/bank-holidays';
import { isOpenAt } from '@/lib/reader/answers/stated/closed-at';
import { hoursOn } from '@/lib/reader/answers/stated/today';
import type { DayHours } from '@/lib/reader/facts/shared/fact-types';

/** The weekly hours of each counter of a business, as its website states them. */
export type OpeningHours = readonly (readonly DayHours[])[];

/** Before, a business that is open is so since the evening before: which day is meant is open to doubt. */
const MORNING = '05:00';

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/**
 * Of the times of day that words may mean, the one at which the business is open; all of them where its hours leave more than one, none, or
 * are not stated. On public holidays they do not count.
 * @param clocks as 19:30
 * @param day as 2026-11-27
 */
export function openAmong(clocks: readonly string[], day: string, hours: OpeningHours): readonly string[] {
  if (holidayOn(day)) return clocks;
  const stated = hours.flatMap((week) => hoursOn(week, weekdayOf(day)) ?? []);
  const open = clocks.filter((clock) => stated.some((ofDay) => isOpenAt(ofDay, minutesOf(clock))));
  return open.length === 1 && open.every((clock) => clock >= MORNING) ? open : clocks;
}
