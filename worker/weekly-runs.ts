import type PgBoss from 'pg-boss';
import { log } from '@/lib/log';
import { observeJob } from '@/lib/telemetry/observe-job';
import { finishRepetitions } from '@/lib/weekly-runs/finish-repetitions';
import { startDueRuns } from '@/lib/weekly-runs/start-due-runs';

/** Starts the job that repeats runs every week. It also finishes repetitions whose worker died after their run had ended. */
export async function startWeeklyRuns(boss: PgBoss): Promise<void> {
  await boss.work('weeklyRuns', { pollingIntervalSeconds: 30 }, async () => {
    try {
      await observeJob('weeklyRuns', async () => {
        await finishRepetitions();
        await startDueRuns();
      });
    } catch (error) {
      log.error({ err: error }, 'weekly runs could not be started or compared');
      throw error;
    }
  });
  await boss.schedule('weeklyRuns', '*/5 * * * *');
}
