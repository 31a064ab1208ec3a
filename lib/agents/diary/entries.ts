import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { DAY_MS } from '@/lib/time';

const withDecider = { decidedBy: { select: { displayName: true, email: true } } } as const;
/** What its customer has changed since it was accepted is in the diary as well: nobody has said no. */
const IN_DIARY = { state: { in: ['accepted', 'moved', 'changed'] } };
const MAX_SHOWN = 300;
const BEFORE_MS = 30 * DAY_MS;

const list = (where: Prisma.CustomerRequestWhereInput, orderBy: Prisma.CustomerRequestOrderByWithRelationInput) =>
  db.customerRequest.findMany({
    where,
    orderBy: [orderBy, { isWholeDay: 'desc' }, { id: 'asc' }],
    take: MAX_SHOWN,
    include: withDecider,
  });

/** A booking with who has decided about it. */
export type DiaryEntry = Awaited<ReturnType<typeof list>>[number];

/** Accepted bookings of an agent whose time is within a period, in their order; of more than are shown, the first, or the `latest`. */
export async function listEntries(
  agentId: string,
  { from, to }: { from: Date; to?: Date },
  which: 'first' | 'latest' = 'first',
): Promise<DiaryEntry[]> {
  const where = { ...IN_DIARY, agentId, startsAt: { gte: from, ...(to && { lt: to }) } };
  return which === 'first' ? list(where, { startsAt: 'asc' }) : (await list(where, { startsAt: 'desc' })).reverse();
}

/** Accepted bookings whose day nobody has set yet, the latest first. */
export const listUndated = (agentId: string): Promise<DiaryEntry[]> =>
  list({ ...IN_DIARY, agentId, startsAt: null }, { decidedAt: 'desc' });

/** Bookings that a member has cancelled since a moment, the latest first. */
export const listCancelled = (agentId: string, since: Date): Promise<DiaryEntry[]> =>
  list({ agentId, state: 'cancelled', decidedAt: { gte: since } }, { decidedAt: 'desc' });

/** Requests of every kind that a member has decided about since a moment, the latest first. */
export const listDecided = (agentId: string, since: Date): Promise<DiaryEntry[]> =>
  list({ agentId, decidedAt: { gte: since }, state: { notIn: ['changed', 'withdrawn'] } }, { decidedAt: 'desc' });

/** The bookings of the last 30 days and from now on, with those that were cancelled or withdrawn, for a calendar that has them still. */
export async function listForCalendar(agentId: string, now = new Date()): Promise<DiaryEntry[]> {
  const from = new Date(now.getTime() - BEFORE_MS);
  const over = { state: { in: ['cancelled', 'withdrawn'] }, decidedAt: { not: null }, updatedAt: { gte: from } };
  const of = { agentId, OR: [IN_DIARY, over] };
  // Each with a limit of its own: however full the past is, what is coming is there.
  const [past, coming] = await Promise.all([
    list({ ...of, startsAt: { gte: from, lt: now } }, { startsAt: 'desc' }),
    list({ ...of, startsAt: { gte: now } }, { startsAt: 'asc' }),
  ]);
  return [...past.reverse(), ...coming];
}
