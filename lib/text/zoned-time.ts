import { DAY_MS } from '@/lib/time';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once a zone, since making one takes longer than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-IE', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/**
 * A moment on the clocks of a time zone, in the format of a `datetime-local` field: "2026-11-21T09:05".
 * @param timeZone of the IANA database
 */
export function toZone(moment: Date, timeZone: string): string {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
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
 * The moment of a time on the clocks of a time zone. In the hour skipped in spring, 01:30 means 02:30; of the hour repeated in
 * autumn, the first is used. Undefined for text that is not a time.
 */
export function fromZone(local: string, timeZone: string): Date | undefined {
  const minute = CLOCK_TIME.exec(local)?.[1];
  const asUtc = minute && readAsUtc(minute);
  if (!asUtc) return undefined;
  /** By the difference from UTC that holds `days` later. */
  const byOffsetAt = (days: number) => {
    const other = new Date(asUtc.getTime() + days * DAY_MS);
    const offset = (readAsUtc(toZone(other, timeZone))?.getTime() ?? 0) - other.getTime();
    return new Date(asUtc.getTime() - offset);
  };
  const [before, after] = [byOffsetAt(-1), byOffsetAt(1)];
  return toZone(before, timeZone) !== minute && toZone(after, timeZone) === minute ? after : before;
}

/** The day of a moment in a time zone: "2026-11-21". */
export const zonedDay = (moment: Date, timeZone: string): string => toZone(moment, timeZone).slice(0, 10);

/** An ISO date, some days later in the calendar. */
export const addDays = (day: string, days: number): string =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY_MS).toISOString().slice(0, 10);

/**
 * When a day begins in a time zone, or the one `later` days after it: at midnight, or when the clocks go on after it.
 * @param day an ISO date; before 1970, days are those of UTC
 */
export function startOfDay(day: string, timeZone: string, later = 0): Date {
  const midnight = `${addDays(day, later)}T00:00`;
  return fromZone(midnight, timeZone) ?? new Date(`${midnight}:00Z`);
}
