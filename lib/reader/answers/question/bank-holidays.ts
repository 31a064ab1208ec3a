import { wordPairs } from '../../lexicon/lexicon';

/** Easter Sundays, on which two of the days below depend. */
const EASTER = wordPairs('bankHolidays', 'easter');

/** The day of the week of `2026-12-25`: 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

/** The day some days after another one. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The first Monday from a day on. */
const mondayFrom = (day: string): string => dayAfter(day, (7 - weekdayOf(day)) % 7);

/** The public holidays of a year in Ireland, and Good Friday, on which much is closed. */
function holidaysOf(year: string): Readonly<Record<string, string>> {
  const easter = EASTER[year];
  const brigid = `${year}-02-01`;
  const FRIDAY = 4;
  return {
    [`${year}-01-01`]: 'New Year’s Day',
    [weekdayOf(brigid) === FRIDAY ? brigid : mondayFrom(brigid)]: 'St Brigid’s Day',
    [`${year}-03-17`]: 'St Patrick’s Day',
    ...(easter && {
      [dayAfter(`${year}-${easter}`, -2)]: 'Good Friday',
      [`${year}-${easter}`]: 'Easter Sunday',
      [dayAfter(`${year}-${easter}`, 1)]: 'Easter Monday',
    }),
    [mondayFrom(`${year}-05-01`)]: 'the May bank holiday',
    [mondayFrom(`${year}-06-01`)]: 'the June bank holiday',
    [mondayFrom(`${year}-08-01`)]: 'the August bank holiday',
    [mondayFrom(`${year}-10-25`)]: 'the October bank holiday',
    [`${year}-12-25`]: 'Christmas Day',
    [`${year}-12-26`]: 'St Stephen’s Day',
  };
}

/** The holiday that a day such as `2026-12-25` is in Ireland; undefined for any other day. */
export const holidayOn = (day: string): string | undefined => holidaysOf(day.slice(0, 4))[day];

const dublin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Dublin' });

/** The day in Ireland at a moment: `2026-12-25`. */
export const irishDay = (moment: Date): string => dublin.format(moment);
