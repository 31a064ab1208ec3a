import ical, { ICalEventStatus } from 'ical-generator';
import { agentDay } from '@/lib/content/pages/agent-day';
import { env } from '@/lib/env';
import type { Agent } from '@/lib/generated/prisma/client';
import { oneLine } from '@/lib/text/one-line';
import { visible } from '@/lib/text/visible';
import { HOUR_MS } from '@/lib/time';
import { slotsOf, titleOf } from '../requests/request-words';
import { whenFieldsOf } from '../requests/when/when-label';
import type { DiaryEntry } from './entries';

const copy = agentDay.calendar;

/** A booking has no end; calendars show it as long as this. */
const SHOWN_MS = HOUR_MS;

/** How often a client should ask. Some ask every minute. */
const REFRESH_SECONDS = 15 * 60;

/** The library escapes what events say, and not the name of a calendar (RFC 5545 section 3.3.11). */
const escapeName = (name: string): string => oneLine(visible(name)).replaceAll(/[\\,;]/g, '\\$&');

const statuses: Readonly<Record<string, ICalEventStatus>> = {
  changed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
  withdrawn: ICalEventStatus.CANCELLED,
};

/** The customer's own words for the time, and where the entry is. No telephone number: calendars are synchronised with other services. */
function describe({ id, agentId, conversationId, slots }: DiaryEntry): string {
  const { day, until, time } = slotsOf({ slots });
  const words = [day, until, time].filter(Boolean).join(', ');
  const path = conversationId ? `/agents/${agentId}/inbox/${conversationId}` : `/agents/${agentId}/diary#${id}`;
  return [words && copy.said(words), copy.entry(`${env.siteUrl}${path}`)].filter(Boolean).join('\n');
}

/**
 * Bookings as an iCalendar file (RFC 5545). Times are in UTC, so that no change of the clocks moves them. The same entries make the same
 * file, so that it has an ETag.
 */
export function diaryCalendar(
  { name, timeZone }: Pick<Agent, 'name' | 'timeZone'>,
  entries: readonly DiaryEntry[],
): string {
  const calendar = ical({
    name: escapeName(name),
    prodId: { company: env.siteName.replaceAll(/\W+/g, ' '), product: 'Diary' },
    ttl: REFRESH_SECONDS,
  });
  for (const entry of entries) {
    if (!entry.startsAt) continue;
    const { startsAt, isWholeDay, updatedAt } = entry;
    const time = isWholeDay
      ? { start: whenFieldsOf(entry, timeZone).day, allDay: true }
      : { start: startsAt, end: new Date(startsAt.getTime() + SHOWN_MS) };
    calendar.createEvent({
      ...time,
      id: `${entry.id}@${new URL(env.siteUrl).hostname}`,
      stamp: updatedAt,
      lastModified: updatedAt,
      summary: oneLine(visible(titleOf(entry))),
      description: visible(describe(entry)),
      status: statuses[entry.state] ?? ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
