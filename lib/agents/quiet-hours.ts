import { addDays, fromZone, toZone } from '@/lib/text/zoned-time';
import { SECOND_MS } from '@/lib/time';

/** Minutes since midnight between which members get no mail; null for none. `from` may be later than `to`: over midnight. */
interface QuietHours {
  timeZone: string;
  quietFrom: number | null;
  quietTo: number | null;
}

const clockOf = (minutes: number): string => new Date(minutes * 60 * SECOND_MS).toISOString().slice(11, 16);

/** How long mails that can wait do so: until quiet hours end, or not at all. */
export function secondsUntilMorning({ timeZone, quietFrom, quietTo }: QuietHours, now: Date): number {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return 0;
  const [from, to] = [clockOf(quietFrom), clockOf(quietTo)];
  const [day = '', clock = ''] = toZone(now, timeZone).split('T');
  const isQuiet = from < to ? clock >= from && clock < to : clock >= from || clock < to;
  if (!isQuiet) return 0;
  const end = fromZone(`${clock < to ? day : addDays(day, 1)}T${to}`, timeZone);
  // The hour that comes twice in autumn has passed once already.
  return end ? Math.max(0, Math.ceil((end.getTime() - now.getTime()) / SECOND_MS)) : 0;
}
