import { fromZone, startOfDay, toZone, zonedDay } from './zoned-time';

const ZONE = 'Europe/Dublin';

/** A date in the format of a `datetime-local` field, in Irish time: "2026-11-21T09:05". */
export const toDublin = (moment: Date): string => toZone(moment, ZONE);

/** Parses an Irish local time, as `fromZone` does. */
export const fromDublin = (local: string): Date | undefined => fromZone(local, ZONE);

/** The day of a moment in Ireland: "2026-11-21". */
export const dublinDay = (moment: Date): string => zonedDay(moment, ZONE);

/** When a day begins in Ireland, or the one `later` days after it. */
export const startOfDublinDay = (day: string, later = 0): Date => startOfDay(day, ZONE, later);

/** The moment at which clocks in Ireland show what those of a time zone show at `moment`: there, days and hours are read in Irish time. */
export const asIrishMoment = (moment: Date, timeZone = ZONE): Date =>
  timeZone === ZONE ? moment : (fromDublin(toZone(moment, timeZone)) ?? moment);
