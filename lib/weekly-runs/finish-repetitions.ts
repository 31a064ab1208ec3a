import { db } from '@/lib/db';
import type { Prisma, RunSchedule, ScraperRun } from '@/lib/generated/prisma/client';
import { log } from '@/lib/log';
import { queueMail } from '@/lib/mail/outbox';
import { hasChanges, toStoredDifference } from '@/lib/scraper-runs/run-difference';
import { describeReason } from '@/lib/scraper-runs/run-view';
import { websiteRunKind } from '@/lib/website-scraper/run-kind';
import { compareStoredRuns } from '@/lib/website-scraper/snapshot';
import { recordFailure } from './record-failure';

type EndedRepetition = RunSchedule & { run: ScraperRun; currentRun: ScraperRun };
type Tx = Prisma.TransactionClient;

/** Ends the repetition under way, unless another worker or its user has done that meanwhile. Resolves to whether it did. */
async function claim(tx: Tx, { id, currentRunId }: EndedRepetition, data: Prisma.RunScheduleUncheckedUpdateInput) {
  const { count } = await tx.runSchedule.updateMany({
    where: { id, currentRunId },
    data: { ...data, currentRunId: null },
  });
  return count === 1;
}

/** Stores what has changed since the previous run, and mails it to the user if anything has. */
async function storeDifference(schedule: EndedRepetition): Promise<void> {
  const { run, currentRun } = schedule;
  const difference = toStoredDifference(await compareStoredRuns(run, currentRun));
  await db.$transaction(async (tx) => {
    if (!(await claim(tx, schedule, { runId: currentRun.id, failures: 0 }))) return;
    await tx.runDifference.create({ data: { runId: currentRun.id, content: difference } });
    if (!hasChanges(difference.counts)) return;
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: schedule.userId }, select: { email: true } });
    await queueMail(tx, { kind: 'website_changes', recipient: email, details: { runId: currentRun.id } });
  });
}

async function finish(schedule: EndedRepetition): Promise<void> {
  const { currentRun } = schedule;
  if (currentRun.deletedAt === null && currentRun.status === 'done') return storeDifference(schedule);
  await db.$transaction(async (tx) => {
    if (!(await claim(tx, schedule, {}))) return;
    if (currentRun.deletedAt === null && currentRun.status === 'failed')
      await recordFailure(tx, schedule, describeReason(currentRun.problem ?? '', websiteRunKind));
  });
}

/**
 * Compares the weekly repetitions that have ended with the runs before them. Idempotent: it may be repeated after a crash. One that cannot
 * be compared does not keep the others.
 */
export async function finishRepetitions(): Promise<void> {
  const ended = await db.runSchedule.findMany({
    where: { currentRun: { OR: [{ finishedAt: { not: null } }, { deletedAt: { not: null } }] } },
    include: { run: true, currentRun: true },
  });
  for (const { currentRun, ...schedule } of ended) {
    if (!currentRun) continue;
    await finish({ ...schedule, currentRun }).catch((err) =>
      log.error({ err, scheduleId: schedule.id }, 'weekly run not compared'),
    );
  }
}
