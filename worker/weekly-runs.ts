import type PgBoss from 'pg-boss';
import { log } from '@/lib/log';
import { inJobSpan } from '@/lib/telemetry/job-span';
import { settleRuns } from '@/lib/weekly-runs/settle-runs';
import { startDueRuns } from '@/lib/weekly-runs/start-due-runs';

/** Starts the job that repeats runs every week. It also settles repetitions whose worker died after they had ended. */
export async function startWeeklyRuns(boss: PgBoss): Promise<void> {
  await boss.work('weeklyRuns', { pollingIntervalSeconds: 30 }, async () => {
    try {
      await inJobSpan('weeklyRuns', async () => {
        await settleRuns();
        await startDueRuns();
      });
    } catch (error) {
      log.error({ err: error }, 'weekly runs could not be started or compared');
      throw error;
    }
  });
  await boss.schedule('weeklyRuns', '*/5 * * * *');
}
