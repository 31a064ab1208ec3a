import { DAY_MS, HOUR_MS } from '@/lib/time';

const ZONE = 'Europe/Dublin';

const parts = new Intl.DateTimeFormat('en-IE', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** A date in the format of a `datetime-local` field, in Irish time: "2026-11-21T09:05". */
export function toDublin(moment: Date): string {
  const part = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
}

/** A date from 1970 on (a half-typed year does not match) and a minute. Seconds are ignored. */
const CLOCK_TIME = /^((?:19[7-9]|[2-9]\d\d)\d-\d\d-\d\dT\d\d:\d\d)(?::[0-5]\d(?:\.\d+)?)?$/;

/** Parses the local time as if it were UTC; undefined if it does not exist in the calendar, such as 30 February or 24:00. */
function readAsUtc(minute: string): Date | undefined {
  const moment = new Date(`${minute}:00Z`);
  // Date would roll over: 30 February becomes 2 March.
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(minute);
  return isReal ? moment : undefined;
}

/**
 * Parses an Irish local time. In the hour skipped in spring, 01:30 means 02:30; of the hour repeated in autumn, the first is
 * used. Undefined for text that is not a time.
 */
export function fromDublin(local: string): Date | undefined {
  const minute = CLOCK_TIME.exec(local)?.[1];
  const asUtc = minute && readAsUtc(minute);
  if (!asUtc) return undefined;
  // Ireland is at UTC or one hour ahead of it.
  const summer = new Date(asUtc.getTime() - HOUR_MS);
  return toDublin(summer) === minute ? summer : asUtc;
}

/** The day of a moment in Ireland: "2026-11-21". */
export const dublinDay = (moment: Date): string => toDublin(moment).slice(0, 10);

/**
 * When a day begins in Ireland, or the one `later` days after it. Clocks change there at one o'clock, so that each day has a midnight.
 * @param day an ISO date; before 1970, days are those of UTC
 */
export function startOfDublinDay(day: string, later = 0): Date {
  const asUtc = new Date(new Date(`${day}T00:00:00Z`).getTime() + later * DAY_MS);
  return fromDublin(asUtc.toISOString().slice(0, 16)) ?? asUtc;
}
