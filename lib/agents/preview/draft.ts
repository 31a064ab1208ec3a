import { z } from 'zod';
import { db } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Report } from '@/lib/reader/answers/report/report';
import { findReport } from './preview-view';

/** How many open questions the sender of a trial request is asked. */
export const MAX_OPEN = 5;

const draftSchema = z.object({
  /** The business as it reads after "customers ask": `a restaurant`. */
  audience: z.string(),
  asked: z.int(),
  answered: z.int(),
  /** Questions that the website leaves open. */
  open: z.array(z.string()),
});

/** The first draft of a trial's agent: what it can answer from the website. */
export type LeadDraft = z.infer<typeof draftSchema>;

/** The draft that a report on the website comes to. */
const draftOf = ({ audience, asked, answered, unanswered, half }: Report): LeadDraft => ({
  audience,
  asked,
  answered: answered.length,
  open: [...unanswered, ...half].slice(0, MAX_OPEN).map(({ question }) => question),
});

/** A stored draft; undefined until the website is read. */
export const readDraft = (stored: unknown): LeadDraft | undefined => draftSchema.safeParse(stored).data;

const unreadSchema = z.object({ unread: z.string() });

/** Why the website of a trial could not be read, as `describeProblem` takes it; undefined if it was, or if nobody has tried. */
export const readUnread = (stored: unknown): string | undefined => unreadSchema.safeParse(stored).data?.unread;

/** Stores why the website of a trial could not be read. */
export async function storeUnread(leadId: string, problem: string): Promise<void> {
  const isNew = { id: leadId, draft: { equals: Prisma.AnyNull } };
  await db.lead.updateMany({ where: isNew, data: { draft: { unread: problem } } });
}

/** Stores what a reading came to with the trial requests that it was made for, which outlive it. */
export async function storeDrafts(where: { readingId: string } | { previewId: string }): Promise<void> {
  const agents = await db.agent.findMany({
    where: { ...where, leadId: { not: null } },
    include: { reading: { select: { id: true, status: true, problem: true } } },
  });
  for (const { reading, leadId, subject } of agents) {
    if (!reading || !leadId) continue;
    if (reading.status === 'failed') await storeUnread(leadId, reading.problem ?? '');
    const report = await findReport({ readingId: reading.id, subject });
    if (!report) continue;
    const isNew = { id: leadId, draft: { equals: Prisma.AnyNull } };
    await db.lead.updateMany({ where: isNew, data: { draft: draftOf(report) } });
  }
}
