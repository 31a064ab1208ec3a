import PgBoss from 'pg-boss';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { signingSecret } from '@/lib/signing';
import { startCrawling } from './crawl';
import { startMail } from './mail';
import { startMaintenance } from './maintenance';
import { startWebhooks } from './webhook';

const SHUTDOWN_TIMEOUT_MS = 8_000;

/**
 * Processes the background jobs of a database until `stop` is called. Any number of workers, on any number of machines, may share
 * one database; each job goes to one of them.
 */
export async function startWorker(): Promise<{ stop: () => Promise<void> }> {
  signingSecret();
  const boss = new PgBoss({
    connectionString: env.databaseUrl,
    max: 2,
    // Maintenance fails jobs whose worker was killed; with this interval they are retried within a minute and a half.
    maintenanceIntervalSeconds: 30,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'));
  const shutdown = new AbortController();
  await boss.start();
  // Report the worker to lib/health at once; pg-boss itself does so only after its first maintenance interval.
  await db.$executeRaw`UPDATE pgboss.version SET maintained_on = now()`;
  await startMail(boss);
  await startCrawling(boss, shutdown.signal);
  await startWebhooks(boss);
  await startMaintenance(boss);
  return {
    stop() {
      shutdown.abort();
      return boss.stop({ timeout: SHUTDOWN_TIMEOUT_MS });
    },
  };
}
