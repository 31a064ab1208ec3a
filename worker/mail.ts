import type PgBoss from 'pg-boss';
import { agentEmails } from '@/lib/agents/emails';
import { requestEmails } from '@/lib/agents/requests/mails';
import { authEmails } from '@/lib/auth/account/account-emails';
import { keepJob } from '@/lib/jobs/pg-boss-internals/keep-job';
import { queues } from '@/lib/jobs/queues';
import { leadEmails } from '@/lib/leads/mails';
import { type Composer, deliverMail } from '@/lib/mail/deliver';
import type { MailKind } from '@/lib/mail/outbox';
import { observeJob } from '@/lib/telemetry/observe-job';
import { weeklyRunEmails } from '@/lib/weekly-runs/emails';

const composers: Record<MailKind, Composer> = {
  ...authEmails,
  ...leadEmails,
  ...weeklyRunEmails,
  ...requestEmails,
  ...agentEmails,
};

/** Mails sent simultaneously. */
const MAIL_CONCURRENCY = 2;

/** Starts sending the mails of the outbox. */
export async function startMail(boss: PgBoss): Promise<void> {
  const options = { includeMetadata: true, batchSize: 1, pollingIntervalSeconds: 0.5 } as const;
  for (let started = 0; started < MAIL_CONCURRENCY; started += 1) {
    await boss.work<{ mailId: string }>('mail', options, async ([job]) => {
      if (!job) return;
      const isLastAttempt = job.retryCount >= queues.mail.retryLimit;
      await observeJob('mail', () =>
        keepJob('mail', job.id, () => deliverMail(job.data.mailId, composers, isLastAttempt)),
      );
    });
  }
}
