const dateFormat = new Intl.DateTimeFormat('en-IE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Dublin',
});

/** "10 November 2026": a date as it is written in Ireland, in Irish time. */
export function formatDate(date: Date): string {
  return dateFormat.format(date);
}

const momentFormat = new Intl.DateTimeFormat('en-IE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Dublin',
});

/** A moment as people here write it, in Irish time: "21 Nov 2026, 09:05". */
export const formatMoment = (moment: Date): string => momentFormat.format(moment);

const timeFormat = new Intl.DateTimeFormat('en-IE', { timeStyle: 'short', timeZone: 'Europe/Dublin' });

/** The time of day in Ireland: "09:05". */
export const formatTime = (moment: Date): string => timeFormat.format(moment);
