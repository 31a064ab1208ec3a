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

/**
 * The moment of an Irish clock time. An hour that the clock skips in spring is read as if it did not; of an hour that comes
 * twice in autumn the first is meant. Undefined for text that is no time.
 */
export function fromDublin(local: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(local)) return undefined;
  const asUtc = new Date(`${local.slice(0, 16)}:00Z`);
  if (Number.isNaN(asUtc.getTime())) return undefined;
  // Ireland is at UTC or one hour ahead of it.
  const summer = new Date(asUtc.getTime() - 60 * 60 * 1000);
  return toDublin(summer) === local.slice(0, 16) ? summer : asUtc;
}
