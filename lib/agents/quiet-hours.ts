import { SECOND_MS } from '@/lib/time';

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
  if (!isQuiet) return 0;
  const seconds = 60 * past(quietTo, minute);
  // By as much as the clocks are changed until then.
  const late = past(minuteOfDay(timeZone, new Date(now.getTime() + seconds * SECOND_MS)), quietTo);
  return seconds - 60 * (late < MINUTES_A_DAY / 2 ? late : late - MINUTES_A_DAY);
}
