import type { Agent } from '@/lib/generated/prisma/client';
import { startOfDay, zonedDay } from '@/lib/text/zoned-time';
import { DAY_MS } from '@/lib/time';
import { type DiaryEntry, listCancelled, listEntries, listUndated } from './entries';

const PAST_DAYS = 30;
const CANCELLED_MS = 7 * DAY_MS;

type Day = { day: string; entries: DiaryEntry[] };

/** Bookings by the days of a time zone, in their order. */
function byDay(entries: readonly DiaryEntry[], timeZone: string): Day[] {
  const days = new Map<string, DiaryEntry[]>();
  for (const entry of entries) {
    const day = zonedDay(entry.startsAt ?? entry.createdAt, timeZone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}

/** The diary of an agent from today on, or of the last 30 days, the latest first. */
export async function findDiary(
  { id, timeZone }: Pick<Agent, 'id' | 'timeZone'>,
  { isPast }: { isPast: boolean },
  now = new Date(),
) {
  const today = zonedDay(now, timeZone);
  if (isPast) {
    const past = { from: startOfDay(today, timeZone, -PAST_DAYS), to: startOfDay(today, timeZone) };
    return {
      today,
      days: byDay(await listEntries(id, past, 'latest'), timeZone).reverse(),
      undated: [],
      cancelled: [],
    };
  }
  return {
    today,
    days: byDay(await listEntries(id, { from: startOfDay(today, timeZone) }), timeZone),
    undated: await listUndated(id),
    cancelled: await listCancelled(id, new Date(now.getTime() - CANCELLED_MS)),
  };
}
