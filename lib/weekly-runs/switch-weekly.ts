import { isDeepStrictEqual } from 'node:util';
import { db } from '@/lib/db';
import { findRun, type RunRecord } from '@/lib/scraper-runs/find-run';
import { lockRunsOf } from '@/lib/scraper-runs/start-run';
import { nextWeekly } from './next-weekly';

/** Websites that one user has read every week. */
const MAX_SCHEDULES = 10;

export type SwitchedOn = { ok: true; run: RunRecord } | { ok: false; message: string };

/** Switches on that the website of a finished run is read again every week; undefined if the user has no such run. Idempotent. */
export async function switchOnWeekly(userId: string, runId: string, now = new Date()): Promise<SwitchedOn | undefined> {
  const run = await findRun(userId, runId);
  if (!run) return undefined;
  if (run.kind !== 'website' || run.status !== 'done')
    return { ok: false, message: 'Only websites that were read to the end can be read again every week.' };
  const isFull = await db.$transaction(async (tx) => {
    await lockRunsOf(tx, userId);
    const schedules = await tx.runSchedule.findMany({ where: { userId }, include: { run: true } });
    // The same website with the same settings is read once a week, from whichever run it was switched on.
    const same = schedules.find(
      (one) => one.run.subject === run.subject && isDeepStrictEqual(one.run.settings, run.settings),
    );
    if (same) await tx.runSchedule.update({ where: { id: same.id }, data: { runId: run.id } });
    else if (schedules.length >= MAX_SCHEDULES) return true;
    else
      await tx.runSchedule.create({
        data: { userId, runId: run.id, startedAt: now, nextAt: nextWeekly(now, now) },
      });
    return false;
  });
  if (isFull)
    return {
      ok: false,
      message: `At most ${MAX_SCHEDULES} websites are read every week. Switch one of them off first.`,
    };
  const updated = await findRun(userId, runId);
  return updated && { ok: true, run: updated };
}

/** Switches that off again; a repetition under way ends as usual. Undefined if the user has no such run. Idempotent. */
export async function switchOffWeekly(userId: string, runId: string): Promise<RunRecord | undefined> {
  const run = await findRun(userId, runId);
  if (!run) return undefined;
  await db.runSchedule.deleteMany({ where: { userId, runId: run.id } });
  return findRun(userId, runId);
}
