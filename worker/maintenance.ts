import type PgBoss from 'pg-boss';
import type { QueueName } from '@/lib/jobs/queues';
import { log } from '@/lib/log';
import { alertOnDelayedMail } from '@/lib/mail/failures';
import { applyRetention } from '@/lib/retention/apply-retention';
import { purgeDeletedRuns } from '@/lib/scraper-runs/end-run';
import { inJobSpan } from '@/lib/telemetry/job-span';

/** Logs a failing job; pg-boss only records it in its table. */
const withLogging = (queue: QueueName, work: () => Promise<unknown>) => async () => {
  try {
    await inJobSpan(queue, work);
  } catch (error) {
    log.error({ err: error, queue }, 'job failed');
    throw error;
  }
};

async function deleteExpiredData(): Promise<void> {
  await applyRetention();
  await purgeDeletedRuns();
}

/** Starts the scheduled jobs: retention, and the alarm about late mail. */
export async function startMaintenance(boss: PgBoss): Promise<void> {
  await boss.work('cleanup', { pollingIntervalSeconds: 30 }, withLogging('cleanup', deleteExpiredData));
  await boss.work('mailAlarm', { pollingIntervalSeconds: 30 }, withLogging('mailAlarm', alertOnDelayedMail));
  await boss.schedule('mailAlarm', '*/5 * * * *');
  await boss.schedule('cleanup', '17 * * * *');
}
