import { addDays, fromZone, startOfDay, zonedDay } from '@/lib/text/zoned-time';
import type { Period } from './numbers';

/** When the note about a week comes, on the clocks of the agent's time zone. */
const NOTE_TIME = '08:00';
const DAYS = 7;

/** A day in a time zone. */
export const dayPeriod = (day: string, timeZone: string): Period => ({
  from: startOfDay(day, timeZone),
  to: startOfDay(day, timeZone, 1),
});

/** The Monday on or before a day, both as ISO dates. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % DAYS));
}

/** The week of seven days that begins on a Monday. */
export const weekPeriod = (monday: string, timeZone: string): Period => ({
  from: startOfDay(monday, timeZone),
  to: startOfDay(monday, timeZone, DAYS),
});

/** The Monday of the latest week that is over, and when its note is due. */
export function latestWeek(now: Date, timeZone: string): { monday: string; dueAt: Date } {
  const thisMonday = mondayOf(zonedDay(now, timeZone));
  const dueOn = (monday: string) => fromZone(`${monday}T${NOTE_TIME}`, timeZone) ?? startOfDay(monday, timeZone);
  const isDue = dueOn(thisMonday) <= now;
  const day = isDue ? thisMonday : addDays(thisMonday, -DAYS);
  return { monday: addDays(day, -DAYS), dueAt: dueOn(day) };
}
