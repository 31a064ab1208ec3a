import { Gauge, type Registry } from 'prom-client';
import { db, pool } from '@/lib/db';
import { countUnfinishedJobs } from '@/lib/jobs/pg-boss-internals/unfinished-jobs';
import { log } from '@/lib/log';

type Labels = Record<string, string>;
type Sample = { labels: Labels; value: number };

const mails = () => db.$queryRaw<{ status: string; mails: number; age: number }[]>`
  SELECT status::text, count(*)::int AS mails, extract(epoch FROM now() - min(created_at))::float AS age
  FROM mails WHERE status IN ('queued', 'failed') GROUP BY status`;

const runs = () => db.$queryRaw<{ status: string; runs: number }[]>`
  SELECT status::text, count(*)::int AS runs FROM scraper_runs
  WHERE finished_at IS NULL AND deleted_at IS NULL GROUP BY status`;

const readings = () => db.$queryRaw<{ status: string; readings: number }[]>`
  SELECT status::text, count(*)::int AS readings FROM site_readings
  WHERE status IN ('queued', 'running') GROUP BY status`;

const previewEvents = () => db.$queryRaw<{ event: string; count: number }[]>`
  SELECT event, sum(count)::int AS count FROM preview_counts
  WHERE day = to_char(now() AT TIME ZONE 'Europe/Dublin', 'YYYY-MM-DD') GROUP BY event`;

/** Registers a gauge whose samples are read at each scrape. One that cannot be read has no samples. */
function addGauge(registry: Registry, name: string, help: string, labelNames: string[], read: () => Promise<Sample[]>) {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      this.reset();
      const samples = await read().catch((error) => {
        log.warn({ err: error, metric: name }, 'metric could not be read');
        return [];
      });
      for (const { labels, value } of samples) this.set(labels, value);
    },
  });
}

/** Metrics of the shared database (job queues, mails, scraper runs) and of this process's connection pool. */
export function registerDatabaseMetrics(registry: Registry): void {
  addGauge(registry, 'jobs_queued', 'Jobs that are not finished.', ['queue', 'state'], async () =>
    (await countUnfinishedJobs(pool)).map(({ queue, state, jobs }) => ({ labels: { queue, state }, value: jobs })),
  );
  addGauge(
    registry,
    'jobs_oldest_age_seconds',
    'Time since the oldest unfinished job could start.',
    ['queue', 'state'],
    async () =>
      (await countUnfinishedJobs(pool)).map(({ queue, state, age }) => ({ labels: { queue, state }, value: age })),
  );
  addGauge(registry, 'mails', 'E-mails that are queued or have failed.', ['status'], async () =>
    (await mails()).map(({ status, mails: count }) => ({ labels: { status }, value: count })),
  );
  addGauge(
    registry,
    'mails_oldest_age_seconds',
    'Age of the oldest e-mail that is queued or has failed.',
    ['status'],
    async () => (await mails()).map(({ status, age }) => ({ labels: { status }, value: age })),
  );
  addGauge(registry, 'scraper_runs', 'Scraper runs that are not finished.', ['status'], async () =>
    (await runs()).map(({ status, runs: count }) => ({ labels: { status }, value: count })),
  );
  addGauge(
    registry,
    'site_readings',
    'Websites that are queued or being read for agent previews.',
    ['status'],
    async () => (await readings()).map(({ status, readings: count }) => ({ labels: { status }, value: count })),
  );
  addGauge(
    registry,
    'agent_preview_events_today',
    'Events of agent previews since midnight in Dublin.',
    ['event'],
    async () => (await previewEvents()).map(({ event, count }) => ({ labels: { event }, value: count })),
  );
  addGauge(registry, 'database_connections', 'Connections of this process.', ['state'], async () => [
    { labels: { state: 'total' }, value: pool.totalCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'waiting_clients' }, value: pool.waitingCount },
  ]);
}
