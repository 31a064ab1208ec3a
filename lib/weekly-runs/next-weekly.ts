import { fromDublin, toDublin } from '@/lib/text/dublin-time';
import { DAY_MS } from '@/lib/time';

const WEEK_MS = 7 * DAY_MS;

/** The minute some weeks later, at the same time of day in Ireland. */
function weeksLater(start: Date, weeks: number): Date {
  const local = new Date(Date.parse(`${toDublin(start)}Z`) + weeks * WEEK_MS);
  return fromDublin(local.toISOString().slice(0, 16)) ?? local;
}

/**
 * The first moment after `now` that is a whole number of weeks after `start`, at the same time of day in Ireland. Counted from the
 * start each time, so that the night on which the clocks change moves only itself, and missed weeks are not made up for.
 */
export function nextWeekly(start: Date, now: Date): Date {
  const passed = Math.floor((now.getTime() - start.getTime()) / WEEK_MS);
  for (let weeks = Math.max(1, passed); ; weeks += 1) {
    const moment = weeksLater(start, weeks);
    if (moment > now) return moment;
  }
}
