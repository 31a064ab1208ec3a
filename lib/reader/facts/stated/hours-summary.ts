import { type DayHours, type HoursFact, WEEK } from '../shared/fact-types';

const SHORT = new Map(WEEK.map((day) => [day, day.slice(0, 3)]));

/** The hours of a day in words. */
const formatHours = ({ ranges, isClosed, byAppointment }: DayHours) => {
  if (isClosed) return 'closed';
  const said = ranges.map(({ opens, closes }) =>
    opens === '00:00' && closes === '24:00' ? '24 hours' : closes === null ? `from ${opens}` : `${opens}–${closes}`,
  );
  return [...said, ...(byAppointment ? ['by appointment'] : [])].join(' and ');
};

/** Whether two schedules have different hours on a day of both. */
export const differ = (some: readonly DayHours[], others: readonly DayHours[]): boolean =>
  some.some((day) => others.some((other) => other.day === day.day && formatHours(other) !== formatHours(day)));

/** The hours on one line; consecutive days with equal hours are grouped. */
export function summarizeHours(days: readonly DayHours[]): HoursFact['summary'] {
  const groups: { first: DayHours; last: DayHours; said: string }[] = [];
  for (const day of days) {
    const said = formatHours(day);
    const last = groups.at(-1);
    const follows = last && WEEK.indexOf(day.day) === WEEK.indexOf(last.last.day) + 1;
    if (last && follows && last.said === said) last.last = day;
    else groups.push({ first: day, last: day, said });
  }
  return groups
    .map(({ first, last, said }) => `${SHORT.get(first.day)}${first === last ? '' : `–${SHORT.get(last.day)}`} ${said}`)
    .join('; ');
}
