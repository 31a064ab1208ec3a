import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { dublinDay } from '@/lib/text/dublin-time';

/**
 * The counted events: readings started and failed, questions by the tier of their answer, and `gap`, an unanswered question of a
 * report.
 */
export const previewEvents = ['reading', 'failed', 'answer', 'nearest', 'silent', 'gap'] as const;
export type PreviewEvent = (typeof previewEvents)[number];

/** One event. The industry is missing if the visitor did not choose one, the intent if the question is not a known one. */
export type Counted = { event: PreviewEvent; industry?: string; intent?: string };

/** Today in Ireland, as 2026-11-22. */
export const today = (now = new Date()): string => dublinDay(now);

type Executor = Pick<Prisma.TransactionClient, '$executeRaw'>;

/** Increments the counters of today. */
export async function countEvents(events: readonly Counted[], executor: Executor = db): Promise<void> {
  const day = today();
  for (const { event, industry = '', intent = '' } of events) {
    await executor.$executeRaw`
      INSERT INTO preview_counts (day, event, industry, intent, count) VALUES (${day}, ${event}, ${industry}, ${intent}, 1)
      ON CONFLICT (day, event, industry, intent) DO UPDATE SET count = preview_counts.count + 1`;
  }
}

/** Websites that were read today. */
export async function readingsToday(tx: Prisma.TransactionClient): Promise<number> {
  const { _sum } = await tx.previewCount.aggregate({
    where: { day: today(), event: 'reading' },
    _sum: { count: true },
  });
  return _sum.count ?? 0;
}
