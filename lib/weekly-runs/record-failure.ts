import type { Prisma, RunSchedule, ScraperRun } from '@/lib/generated/prisma/client';
import { queueMail } from '@/lib/mail/outbox';

/** After this many failed repetitions in a row, a website is no longer read every week. */
const MAX_FAILURES = 3;

/**
 * Counts a failed repetition. The user is mailed at the first of several in a row, and when the last of them ends the schedule.
 * @param reason a sentence
 */
export async function recordFailure(
  tx: Prisma.TransactionClient,
  schedule: RunSchedule & { run: ScraperRun },
  reason: string,
): Promise<void> {
  const failures = schedule.failures + 1;
  const isLast = failures >= MAX_FAILURES;
  if (isLast) await tx.runSchedule.delete({ where: { id: schedule.id } });
  else await tx.runSchedule.update({ where: { id: schedule.id }, data: { failures, currentRunId: null } });
  if (failures > 1 && !isLast) return;
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: schedule.userId }, select: { email: true } });
  const details = { runId: schedule.runId, reason };
  await queueMail(tx, { kind: isLast ? 'weekly_run_ended' : 'weekly_run_failed', recipient: email, details });
}
