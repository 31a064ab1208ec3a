import PgBoss from 'pg-boss';
import { env } from '@/lib/env';
import { reportWorker } from '@/lib/health/heartbeats';
import { watchAlarms } from '@/lib/health/watch-alarms';
import { checkBucket } from '@/lib/images/check-bucket';
import { repairFutureTimes } from '@/lib/jobs/pg-boss-internals/clock-set-back';
import { retryingDatabase } from '@/lib/jobs/retrying-database';
import { log } from '@/lib/log';
import { findRelayProblem } from '@/lib/mail/relay';
import { signingSecret } from '@/lib/signing';
import { closeBrowser } from '@/lib/website-scraper/rendering';
import { startAdoptedAgents } from './adopted-agents';
import { startPreviews } from './agents';
import { startCrawling } from './crawl';
import { startMail } from './mail';
import { startMaintenance } from './maintenance';
import { startWebhooks } from './webhook';
import { startWeeklyRuns } from './weekly-runs';

const SHUTDOWN_TIMEOUT_MS = 8_000;

/** Logs a warning if a required service does not work. Not awaited, so that other work starts meanwhile. */
async function warnOf(effect: string, check: () => Promise<{ what: string; remedy: string } | null>): Promise<void> {
  try {
    const problem = await check();
    if (problem) log.warn({ remedy: problem.remedy }, `${effect}: ${problem.what}`);
  } catch (error) {
    log.warn({ err: error }, `could not check whether ${effect}`);
  }
}

/**
 * Processes the background jobs of a database until `stop` is called. Any number of workers, on any number of machines, may share
 * one database; each job goes to one of them.
 */
export async function startWorker(): Promise<{ stop: () => Promise<void> }> {
  signingSecret();
  const shutdown = new AbortController();
  const closing = new AbortController();
  // Before anything that needs the database.
  const watching = watchAlarms(shutdown.signal);
  const database = retryingDatabase(env.databaseUrl, closing.signal);
  // Not with `migrate: false`, although the start has installed the queues (lib/jobs/install.ts): pg-boss would then refuse a schema
  // that a newer version has migrated too, which an older worker meets after a rollback.
  const boss = new PgBoss({
    db: database,
    // Maintenance fails jobs whose worker was killed; with this interval they are retried within a minute and a half.
    maintenanceIntervalSeconds: 30,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'));
  await repairFutureTimes();
  await boss.start();
  const stopReporting = await reportWorker();
  await startMail(boss);
  const { s3 } = env;
  void warnOf('mail cannot be sent', findRelayProblem);
  if (s3) void warnOf('images cannot be stored', () => checkBucket(s3));
  await startCrawling(boss, shutdown.signal);
  await startWebhooks(boss);
  await startWeeklyRuns(boss);
  await startMaintenance(boss, shutdown.signal);
  const agents = Promise.all([startPreviews(shutdown.signal), startAdoptedAgents(shutdown.signal)]);
  return {
    async stop() {
      shutdown.abort();
      // Statements stop retrying when the time for a graceful shutdown is over.
      setTimeout(() => closing.abort(), SHUTDOWN_TIMEOUT_MS).unref();
      await stopReporting().catch((error) => log.warn({ err: error }, 'the worker could not report'));
      await agents;
      await watching;
      await boss.stop({ timeout: SHUTDOWN_TIMEOUT_MS });
      await closeBrowser();
      closing.abort();
      await database.close();
    },
  };
}
