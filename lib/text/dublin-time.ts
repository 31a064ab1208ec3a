const ZONE = 'Europe/Dublin';

const parts = new Intl.DateTimeFormat('en-IE', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as a `datetime-local` field shows it, in Irish time: "2026-11-21T09:05". */
export function toDublin(moment: Date): string {
  const part = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
}

/** A day from 1970 on (a half-typed year is none) and a minute of it. Seconds are read and left out. */
const CLOCK_TIME = /^((?:19[7-9]|[2-9]\d\d)\d-\d\d-\d\dT\d\d:\d\d)(?::[0-5]\d(?:\.\d+)?)?$/;

/** The clock time as if it were UTC's; undefined for one that no calendar has: the 30th of February, 24:00. */
function readAsUtc(minute: string): Date | undefined {
  const moment = new Date(`${minute}:00Z`);
  // JavaScript reads on: the 30th of February as the 2nd of March.
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(minute);
  return isReal ? moment : undefined;
}

/**
 * The moment of an Irish clock time. An hour that the clock skips in spring is read as if it did not (01:30 is 02:30); of an
 * hour that comes twice in autumn the first is meant. Undefined for text that is no time.
 */
export function fromDublin(local: string): Date | undefined {
  const minute = CLOCK_TIME.exec(local)?.[1];
  const asUtc = minute && readAsUtc(minute);
  if (!asUtc) return undefined;
  // Ireland is at UTC or one hour ahead of it.
  const summer = new Date(asUtc.getTime() - 60 * 60 * 1000);
  return toDublin(summer) === minute ? summer : asUtc;
}
