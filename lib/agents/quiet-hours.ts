const MINUTES_A_DAY = 24 * 60;

/** Minutes since midnight between which members get no mail; null for none. `from` may be later than `to`: over midnight. */
interface QuietHours {
  timeZone: string;
  quietFrom: number | null;
  quietTo: number | null;
}

/** Minutes since midnight on a clock of a time zone. */
function minuteOfDay(timeZone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en-IE', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [hour = 0, minute = 0] = parts.format(now).split(':').map(Number);
  return 60 * hour + minute;
}

/** How long mails that can wait do so: until quiet hours end, or not at all. */
export function secondsUntilMorning({ timeZone, quietFrom, quietTo }: QuietHours, now: Date): number {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return 0;
  const past = (minute: number, since: number) => (minute - since + MINUTES_A_DAY) % MINUTES_A_DAY;
  const minute = minuteOfDay(timeZone, now);
  const isQuiet = past(minute, quietFrom) < past(quietTo, quietFrom);
  return isQuiet ? 60 * past(quietTo, minute) : 0;
}
