import { plural } from './text/plural';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time';

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

/** A moment in as few words as tell it: "09:05" of today, otherwise "21 Nov, 09:05". */
export const formatRecent = (moment: Date): string =>
  formatDate(moment) === formatDate(new Date()) ? formatTime(moment) : formatMoment(moment).replace(/ \d{4},/, ',');

const units = [
  { ms: DAY_MS, noun: 'day' },
  { ms: HOUR_MS, noun: 'hour' },
  { ms: MINUTE_MS, noun: 'minute' },
] as const;

/** A duration in the largest unit of which it has two: "50 seconds", "90 minutes", "3 hours". */
export function formatDuration(ms: number): string {
  const { ms: length, noun } = units.find((unit) => ms >= 2 * unit.ms) ?? { ms: SECOND_MS, noun: 'second' };
  return plural(Math.round(ms / length), noun);
}

/** How long ago a moment was: "5 minutes ago", "just now" in the first two minutes. */
export const formatAge = (moment: Date, now = new Date()): string => {
  const age = now.getTime() - moment.getTime();
  return age < 2 * MINUTE_MS ? 'just now' : `${formatDuration(age)} ago`;
};
