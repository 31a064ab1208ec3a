import PgBoss from 'pg-boss';
import { authEmails } from '@/lib/auth/account/account-emails';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { type QueueName, queues } from '@/lib/jobs/queues';
import { anonymizeOldLeads } from '@/lib/leads/commands';
import { leadEmails } from '@/lib/leads/mails';
import { deliverWebhook } from '@/lib/leads/webhook';
import { log } from '@/lib/log';
import { type Composer, deliverMail } from '@/lib/mail/deliver';
import { alertOnDelayedMail } from '@/lib/mail/failures';
import type { MailKind } from '@/lib/mail/outbox';
import { deleteExpired } from '@/lib/retention/delete-expired';
import { removeDeletedRuns } from '@/lib/scraper-runs/commands';
import { rescueRuns, workOnRun } from '@/lib/scraper-runs/execute-run';
import { inJobSpan } from '@/lib/telemetry/job-span';

const composers: Record<MailKind, Composer> = { ...authEmails, ...leadEmails };

const STOP_WITHIN_MS = 8_000;

/** How many mails are sent side by side. Each of them looks for the next one twice a second. */
const MAIL_CLERKS = 2;

async function workOnMail(boss: PgBoss) {
  const options = { includeMetadata: true, batchSize: 1, pollingIntervalSeconds: 0.5 } as const;
  for (let clerk = 0; clerk < MAIL_CLERKS; clerk += 1) {
    await boss.work<{ mailId: string }>('mail', options, async ([job]) => {
      if (!job) return;
      const isLast = job.retryCount >= queues.mail.retryLimit;
      await inJobSpan('mail', () => deliverMail(job.data.mailId, composers, isLast));
    });
  }
}

/** How many websites are crawled side by side, and how often runs are looked for whose worker is gone. */
const CRAWLERS = 4;
const RESCUE_EVERY_MS = 5_000;

async function workOnRuns(boss: PgBoss, stopping: AbortSignal) {
  for (let crawler = 0; crawler < CRAWLERS; crawler += 1) {
    await boss.work<{ runId: string }>('crawl', { batchSize: 1, pollingIntervalSeconds: 1 }, async ([job]) => {
      if (job) await inJobSpan('crawl', () => workOnRun(job.data.runId, stopping));
    });
  }
  const rescue = () => rescueRuns().catch((error) => log.error({ err: error }, 'runs could not be taken up'));
  await rescue();
  const timer = setInterval(rescue, RESCUE_EVERY_MS);
  stopping.addEventListener('abort', () => clearInterval(timer));
}

/** A job that fails says so in the log; pg-boss itself only keeps it in its table. */
const logged = (queue: QueueName, work: () => Promise<unknown>) => async () => {
  try {
    await inJobSpan(queue, work);
  } catch (error) {
    log.error({ err: error, queue }, 'a job failed');
    throw error;
  }
};

/**
 * Does the background work of a database until `stop` is called. Any number of workers, on any number of machines, share
 * one database; each job goes to one of them.
 */
export async function startWorker(): Promise<{ stop: () => Promise<void> }> {
  const boss = new PgBoss({
    connectionString: env.databaseUrl,
    max: 2,
    // A job whose worker was killed is seen as expired, and tried again, within a minute and a half.
    maintenanceIntervalSeconds: 30,
  });
  boss.on('error', (error) => log.error({ err: error }, 'background work failed'));
  const stopping = new AbortController();
  await boss.start();
  // Says that somebody is here (lib/health/readiness.ts); pg-boss itself would only do so after its first half minute.
  await db.$executeRaw`UPDATE pgboss.version SET maintained_on = now()`;
  await workOnMail(boss);
  await workOnRuns(boss, stopping.signal);
  await boss.work<{ leadId: string }>('leadWebhook', { batchSize: 1, pollingIntervalSeconds: 1 }, async ([job]) => {
    if (job) await inJobSpan('leadWebhook', () => deliverWebhook(job.data.leadId));
  });
  const tidy = async () => {
    await deleteExpired();
    await anonymizeOldLeads();
    await removeDeletedRuns();
  };
  await boss.work('cleanup', { pollingIntervalSeconds: 30 }, logged('cleanup', tidy));
  await boss.work('mailAlarm', { pollingIntervalSeconds: 30 }, logged('mailAlarm', alertOnDelayedMail));
  await boss.schedule('mailAlarm', '*/5 * * * *');
  await boss.schedule('cleanup', '17 * * * *');
  return {
    stop() {
      stopping.abort();
      return boss.stop({ timeout: STOP_WITHIN_MS });
    },
  };
}
