import { db } from '@/lib/db';
import type { Lead, Prisma } from '@/lib/generated/prisma/client';
import { dublinDay, startOfDublinDay } from '@/lib/text/dublin-time';
import { type LeadFilter, whereDue, whereOf } from './filter';
import { ownerName } from './owner-name';
import { leadStatusOf, readLead } from './unions';

export const LEADS_PER_PAGE = 25;
/** The list ends after so many; filters lead to the others. Counting and skipping more would take a second for 100,000. */
const MAX_LISTED = 10_000;
/** Whoever searches and finds more needs another word; each lead that is counted was compared with the text. */
const MAX_FOUND = 1_000;

const orders = {
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'asc' }],
  name: [{ name: 'asc' }, { createdAt: 'desc' }],
  due: [{ dueOn: { sort: 'asc', nulls: 'last' } }, { createdAt: 'desc' }],
} satisfies Record<string, Prisma.LeadOrderByWithRelationInput[]>;

const owner = { select: { id: true, displayName: true, email: true } } satisfies Prisma.UserDefaultArgs;

/** One page of the leads that match a filter, and how many match, counted up to 10,000, or 1,000 of a search. */
export async function listLeads(filter: LeadFilter) {
  const where = whereOf(filter);
  const most = filter.q ? MAX_FOUND : MAX_LISTED;
  // One more tells whether there are more.
  // In the order of an index: without one, Prisma asks for the order of ids, which reads each row.
  const counted = await db.lead.count({ where, take: most + 1, orderBy: { createdAt: 'desc' } });
  const total = Math.min(counted, most);
  const leads = await db.lead.findMany({
    where,
    orderBy: orders[filter.sort ?? (filter.due ? 'due' : 'newest')],
    skip: Math.min((filter.page - 1) * LEADS_PER_PAGE, most),
    take: LEADS_PER_PAGE,
    select: {
      id: true,
      kind: true,
      status: true,
      name: true,
      email: true,
      phone: true,
      businessName: true,
      businessUrl: true,
      industry: true,
      message: true,
      createdAt: true,
      anonymisedAt: true,
      dueOn: true,
      owner,
    },
  });
  return {
    leads: leads.map(readLead),
    total,
    hasMore: counted > total,
    pages: Math.max(1, Math.ceil(total / LEADS_PER_PAGE)),
  };
}

/** A lead with its notes, status changes and e-mails; null if there is none. */
export async function findLead(id: string) {
  const row = await db.lead.findUnique({
    where: { id },
    include: {
      owner,
      answers: { orderBy: { createdAt: 'asc' } },
      notes: { orderBy: { createdAt: 'desc' } },
      statusChanges: { orderBy: { at: 'desc' } },
      mails: { orderBy: { createdAt: 'desc' } },
    },
  });
  if (!row) return null;
  const statusChanges = row.statusChanges.map(({ from, to, ...change }) => ({
    ...change,
    from: leadStatusOf(from),
    to: leadStatusOf(to),
  }));
  return { ...readLead(row), statusChanges };
}

/**
 * The lead to see to after this one, and how many wait besides it: of those of status "new", or of those held as possible spam if it is
 * one, the next in the order of the list, and after the last the first.
 */
export async function nextLead({ id, createdAt, isSpam }: Pick<Lead, 'id' | 'createdAt' | 'isSpam'>) {
  const where = { isSpam, ...(isSpam ? {} : { status: 'new' }), id: { not: id } } satisfies Prisma.LeadWhereInput;
  const first = (and: Prisma.LeadWhereInput) =>
    db.lead.findFirst({ where: { ...where, AND: and }, orderBy: orders.newest, select: { id: true, name: true } });
  const after = { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
  const next = (await first(after)) ?? (await first({}));
  return next && { ...next, waiting: await db.lead.count({ where, take: MAX_FOUND, orderBy: { createdAt: 'desc' } }) };
}

/** How many leads have the status "new". */
export const countNewLeads = (): Promise<number> => db.lead.count({ where: { status: 'new', isSpam: false } });

/** How many leads are in quarantine. */
export const countSpam = (): Promise<number> => db.lead.count({ where: { isSpam: true } });

/** How many leads there are whose day has come. */
export const countDue = (): Promise<number> => db.lead.count({ where: { isSpam: false, ...whereDue() } });

/** The admins, who may own leads, by name. */
export async function listOwners() {
  const admins = await db.user.findMany({ where: { role: { role: 'admin' } }, ...owner });
  return admins.map((admin) => ({ id: admin.id, name: ownerName(admin) })).sort((a, b) => a.name.localeCompare(b.name));
}

/** The leads of today (Europe/Dublin), those of status "new", and those held as possible spam. */
export async function countLeads(now = new Date()): Promise<{ today: number; fresh: number; held: number }> {
  const midnight = startOfDublinDay(dublinDay(now));
  return {
    today: await db.lead.count({ where: { isSpam: false, createdAt: { gte: midnight } } }),
    fresh: await countNewLeads(),
    held: await countSpam(),
  };
}

export type LeadStatistics = { days: { day: string; count: number }[]; sources: { source: string; count: number }[] };

/** Leads per day (Europe/Dublin) and per source over the last 30 days. */
export async function readStatistics(now = new Date()): Promise<LeadStatistics> {
  // One count for each day, since the planner expects a thousand days of a join.
  const days = await db.$queryRaw<{ day: string; count: number }[]>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, (
      SELECT count(*)::int FROM leads
      WHERE NOT is_spam
        AND created_at >= day AT TIME ZONE 'Europe/Dublin'
        AND created_at < (day + interval '1 day') AT TIME ZONE 'Europe/Dublin'
    ) AS count
    FROM generate_series(
      date_trunc('day', ${now}::timestamptz AT TIME ZONE 'Europe/Dublin') - interval '29 days',
      date_trunc('day', ${now}::timestamptz AT TIME ZONE 'Europe/Dublin'),
      interval '1 day'
    ) AS day ORDER BY day`;
  const sources = await db.$queryRaw<{ source: string; count: number }[]>`
    SELECT source, count(*)::int AS count FROM leads
    WHERE NOT is_spam AND created_at > ${now}::timestamptz - interval '30 days'
    GROUP BY source ORDER BY count DESC, source LIMIT 6`;
  return { days, sources };
}

const EXPORT_BATCH = 1_000;

/** All leads that match a filter, oldest first, read in batches so that memory stays small. */
export async function* exportLeads(filter: LeadFilter) {
  const where = whereOf(filter);
  let after: { createdAt: Date; id: string } | undefined;
  for (;;) {
    const batch = await db.lead.findMany({
      where: after
        ? {
            AND: [
              where,
              // The first condition lets the database begin there; the second alone would have it read all rows before.
              { createdAt: { gte: after.createdAt } },
              { OR: [{ createdAt: { gt: after.createdAt } }, { id: { gt: after.id } }] },
            ],
          }
        : where,
      orderBy: orders.oldest,
      take: EXPORT_BATCH,
      omit: { fingerprint: true, searchText: true },
      include: { owner, notes: { orderBy: { createdAt: 'asc' } } },
    });
    yield* batch.map(readLead);
    const last = batch.at(-1);
    if (!last || batch.length < EXPORT_BATCH) return;
    after = { createdAt: last.createdAt, id: last.id };
  }
}
