import type PgBoss from 'pg-boss';
import { eraseOldConversations } from '@/lib/agents/conversations/erase';
import { repairFutureTimes } from '@/lib/jobs/pg-boss-internals/clock-set-back';
import type { QueueName } from '@/lib/jobs/queues';
import { anonymizeOldLeads } from '@/lib/leads/anonymize';
import { reportHeldLeads } from '@/lib/leads/held-leads';
import { log } from '@/lib/log';
import { alertOnDelayedMail } from '@/lib/mail/failures';
import { applyRetention } from '@/lib/retention/apply-retention';
import { purgeDeletedRuns } from '@/lib/scraper-runs/end-run';
import { deleteOldPaces } from '@/lib/scraper-runs/host-pacer';
import { observeJob } from '@/lib/telemetry/observe-job';

const REPAIR_INTERVAL_MS = 60_000;

/** Logs a failing job; pg-boss only records it in its table. */
const withLogging = (queue: QueueName, work: () => Promise<unknown>) => async () => {
  try {
    await observeJob(queue, work);
  } catch (error) {
    log.error({ err: error, queue }, 'job failed');
    throw error;
  }
};

async function deleteExpiredData(): Promise<void> {
  await applyRetention();
  await anonymizeOldLeads();
  await purgeDeletedRuns();
  await deleteOldPaces();
  await eraseOldConversations();
}

/** Starts the scheduled jobs (retention, late mail, the digest of held leads) and keeps them going when the clock is set back. */
export async function startMaintenance(boss: PgBoss, shutdown: AbortSignal): Promise<void> {
  await boss.work('cleanup', { pollingIntervalSeconds: 30 }, withLogging('cleanup', deleteExpiredData));
  await boss.work('mailAlarm', { pollingIntervalSeconds: 30 }, withLogging('mailAlarm', alertOnDelayedMail));
  await boss.work(
    'heldLeads',
    { pollingIntervalSeconds: 30 },
    withLogging('heldLeads', () => reportHeldLeads()),
  );
  await boss.schedule('heldLeads', '*/15 * * * *');
  await boss.schedule('mailAlarm', '*/5 * * * *');
  await boss.schedule('cleanup', '17 * * * *');
  const repair = () =>
    repairFutureTimes().catch((error) => log.warn({ err: error }, 'times of the job queue could not be checked'));
  const timer = setInterval(repair, REPAIR_INTERVAL_MS);
  shutdown.addEventListener('abort', () => clearInterval(timer));
}
