import type PgBoss from 'pg-boss';
import { deliverWebhook } from '@/lib/leads/webhook';
import { observeJob } from '@/lib/telemetry/observe-job';

/** Starts delivering leads to the webhook of the CRM. */
export async function startWebhooks(boss: PgBoss): Promise<void> {
  await boss.work<{ leadId: string }>('leadWebhook', { batchSize: 1, pollingIntervalSeconds: 1 }, async ([job]) => {
    if (job) await observeJob('leadWebhook', () => deliverWebhook(job.data.leadId));
  });
}
