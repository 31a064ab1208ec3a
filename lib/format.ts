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
