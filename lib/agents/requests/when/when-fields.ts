import { z } from 'zod';
import { fromZone, startOfDay, zonedDay } from '@/lib/text/zoned-time';
import { DAY_MS } from '@/lib/time';
import type { StoredWhen } from './when-label';

const MAX_AHEAD_MS = 2 * 365 * DAY_MS;

/** The fields for day (`2026-11-27`) and time (`19:30`) of a form. Without them, the form says nothing of it. */
export const whenFields = { day: z.string().max(20).optional(), time: z.string().max(20).optional() };

type Read = { ok: true; when?: StoredWhen } | { ok: false; errors: { day?: string; time?: string } };

/** What somebody has typed into the fields, in a time zone. Empty ones say that there is no date. */
export function readWhenFields(
  { day, time = '' }: { day?: string; time?: string },
  timeZone: string,
  now = new Date(),
): Read {
  if (day === undefined) return { ok: true };
  if (day === '')
    return time
      ? { ok: false, errors: { day: 'Pick the day as well.' } }
      : { ok: true, when: { startsAt: null, isWholeDay: false } };
  const midnight = fromZone(`${day}T00:00`, timeZone);
  if (!midnight) return { ok: false, errors: { day: 'Type the day as a date, like 27/11/2026.' } };
  const startsAt = time ? fromZone(`${day}T${time}`, timeZone) : startOfDay(day, timeZone);
  if (!startsAt) return { ok: false, errors: { time: 'Type the time like 19:30.' } };
  if (day < zonedDay(now, timeZone)) return { ok: false, errors: { day: 'That day has passed. Pick another.' } };
  if (startsAt.getTime() > now.getTime() + MAX_AHEAD_MS)
    return { ok: false, errors: { day: 'Pick a day within two years.' } };
  return { ok: true, when: { startsAt, isWholeDay: time === '' } };
}
