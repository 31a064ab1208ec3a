import { db } from '@/lib/db';
import { log } from '@/lib/log';
import { createRun, lockRunsOf } from '@/lib/scraper-runs/start-run';
import { DAY_MS, HOUR_MS } from '@/lib/time';
import { planRepeat } from '@/lib/website-scraper/plan-run';
import { nextWeekly } from './next-weekly';
import { recordFailure } from './record-failure';

/** When a limit of its user has kept a run from starting, it is tried again after this time. */
const RETRY_MS = HOUR_MS;
/** No next run is further ahead than this, unless the clock was set back. */
const FURTHEST_MS = 8 * DAY_MS;

/** Starts a repetition and moves its schedule on, in one transaction: a job that is delivered twice starts it once. */
async function startDueRun(id: string, now: Date): Promise<void> {
  await db.$transaction(async (tx) => {
    const known = await tx.runSchedule.findUnique({ where: { id }, select: { userId: true } });
    if (!known) return;
    await lockRunsOf(tx, known.userId);
    const schedule = await tx.runSchedule.findFirst({ where: { id, ...isDue(now) }, include: { run: true } });
    if (!schedule) return;
    const startedAt = schedule.startedAt > now ? now : schedule.startedAt;
    const nextAt = nextWeekly(startedAt, now);
    const planned = planRepeat(schedule.run);
    if (!planned.ok) {
      await tx.runSchedule.update({ where: { id }, data: { startedAt, nextAt } });
      return recordFailure(tx, schedule, planned.message);
    }
    const started = await createRun(tx, schedule.userId, planned.run);
    const data = started.ok ? { nextAt, currentRunId: started.run.id } : { nextAt: new Date(now.getTime() + RETRY_MS) };
    await tx.runSchedule.update({ where: { id }, data: { startedAt, ...data } });
  });
}

const isDue = (now: Date) => ({
  currentRunId: null,
  OR: [{ nextAt: { lte: now } }, { nextAt: { gt: new Date(now.getTime() + FURTHEST_MS) } }],
});

/** Starts the weekly repetitions that are due. One that cannot be started does not keep the others. */
export async function startDueRuns(now = new Date()): Promise<void> {
  const due = await db.runSchedule.findMany({ where: isDue(now), select: { id: true }, orderBy: { nextAt: 'asc' } });
  for (const { id } of due)
    await startDueRun(id, now).catch((err) => log.error({ err, scheduleId: id }, 'weekly run not started'));
}
