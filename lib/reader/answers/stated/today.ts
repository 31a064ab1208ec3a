import { type DayHours, WEEK } from '../../facts/shared/fact-types';
import { holidayOn, irishDay, weekdayOf } from '../question/bank-holidays';

/** `17:30` as people here say it: `5.30pm`. */
function formatTime(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  if (hour % 24 === 0 && minute === 0) return 'midnight';
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes}${hour % 24 < 12 ? 'am' : 'pm'}`;
}

/** The hours of a day in words: `9am to 5.30pm`, `closed`; undefined without any. */
export function formatHours({ ranges, isClosed, byAppointment }: DayHours): string | undefined {
  if (isClosed) return 'closed';
  if (ranges.length > 0)
    return ranges
      .map(({ opens, closes }) =>
        opens === '00:00' && closes === '24:00'
          ? 'open 24 hours'
          : closes === null
            ? `from ${formatTime(opens)}`
            : `${formatTime(opens)} to ${formatTime(closes)}`,
      )
      .join(' and ');
  return byAppointment ? 'by appointment' : undefined;
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Dublin' });

/** The time of day in Ireland, as `HH:MM`. */
export const timeInIreland = (moment: Date): string => clock.format(moment);

/** The hours of a day of the week; 0 is Monday. */
export const hoursOn = (week: readonly DayHours[], weekday: number): DayHours | undefined =>
  week.find(({ day }) => day === WEEK[weekday]);

/** Today's hours in one line: `Thursday: 9am to 5pm`. Undefined on holidays, and on a day that the website does not state. */
export function todaysHours(week: readonly DayHours[], now = new Date()): string | undefined {
  const day = irishDay(now);
  if (holidayOn(day)) return undefined;
  const hours = hoursOn(week, weekdayOf(day));
  const said = hours && formatHours(hours);
  return said && `${hours.day}: ${said}`;
}
