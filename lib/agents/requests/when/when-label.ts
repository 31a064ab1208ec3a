import { toZone, zonedDay } from '@/lib/text/zoned-time';

/** When a stored request is for, as far as it was read or said. */
export interface StoredWhen {
  startsAt: Date | null;
  isWholeDay: boolean;
}

/** "Friday 27 November" of an ISO date; with the year where it is not that of `now`. */
export const dayLabel = (day: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-IE', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 4) !== now.toISOString().slice(0, 4) && { year: 'numeric' }),
    timeZone: 'UTC',
  })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '');

/** What goes into the fields for day and time; empty where nothing was read. */
export const whenFieldsOf = ({ startsAt, isWholeDay }: StoredWhen, timeZone: string): { day: string; time: string } => {
  const [day = '', time = ''] = startsAt ? toZone(startsAt, timeZone).split('T') : [];
  return { day, time: isWholeDay ? '' : time };
};

/** "Friday 27 November, 19:00" on the clocks of a time zone; undefined where nothing was read. */
export function whenLabel(when: StoredWhen, timeZone: string): string | undefined {
  const { day, time } = whenFieldsOf(when, timeZone);
  return day ? [dayLabel(day), time].filter(Boolean).join(', ') : undefined;
}

/** Whether both say the same, as far as both say it: a time on the day that was known is no other day. */
export function isSameWhen(before: StoredWhen, after: StoredWhen, timeZone: string): boolean {
  if (!before.startsAt || !after.startsAt) return true;
  if (before.isWholeDay || after.isWholeDay)
    return zonedDay(before.startsAt, timeZone) === zonedDay(after.startsAt, timeZone);
  return before.startsAt.getTime() === after.startsAt.getTime();
}
