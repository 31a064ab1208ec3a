import { DAY_MS, MINUTE_MS } from '@/lib/time';

const WEEK_MS = 7 * DAY_MS;

const dublin = new Intl.DateTimeFormat('en-IE', {
  timeZone: 'Europe/Dublin',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

/** How far the clocks of Ireland are ahead of UTC, in ms. */
function offsetOf(moment: Date): number {
  const part = Object.fromEntries(dublin.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const local = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute);
  return local - Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS;
}

/** The moment some weeks later, at the same time of day in Ireland. */
function weeksLater(start: Date, weeks: number): Date {
  const moment = new Date(start.getTime() + weeks * WEEK_MS);
  return new Date(moment.getTime() + offsetOf(start) - offsetOf(moment));
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
