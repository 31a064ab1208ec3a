import { Gauge, type Registry } from 'prom-client';
import { db, pool } from '@/lib/db';
import { ALARMS, listAlarms } from '@/lib/health/alarms';
import { countUnfinishedJobs } from '@/lib/jobs/pg-boss-internals/unfinished-jobs';
import { queues } from '@/lib/jobs/queues';
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

type Description = { name: string; help: string; labelNames: string[]; zero: Labels[] };

/**
 * Registers a gauge whose samples are read at each scrape.
 * @param description `zero`: the labels whose value is 0 if nothing is read for them. A gauge that cannot be read has no samples.
 */
function addGauge(registry: Registry, { zero, ...description }: Description, read: () => Promise<Sample[]>) {
  new Gauge({
    ...description,
    registers: [registry],
    async collect() {
      this.reset();
      try {
        const samples = await read();
        for (const labels of zero) this.set(labels, 0);
        for (const { labels, value } of samples) this.set(labels, value);
      } catch (error) {
        log.warn({ err: error, metric: description.name }, 'metric could not be read');
      }
    },
  });
}

const each = (label: string, values: readonly string[]): Labels[] => values.map((value) => ({ [label]: value }));
const QUEUES = Object.keys(queues).flatMap((queue) =>
  each('state', ['created', 'retry', 'active']).map((state) => ({ queue, ...state })),
);
const MAILS = each('status', ['queued', 'failed']);
const EVENTS = each('event', ['reading', 'failed', 'answer', 'nearest', 'silent', 'gap']);

/** Metrics of the shared database (alarms, job queues, mails, scraper runs) and of this process's connection pool. */
export function registerDatabaseMetrics(registry: Registry): void {
  addGauge(
    registry,
    {
      name: 'alarm',
      help: '1 while an operator has to act, by alarm.',
      labelNames: ['alarm'],
      zero: each('alarm', Object.keys(ALARMS)),
    },
    async () => (await listAlarms()).map((alarm) => ({ labels: { alarm }, value: 1 })),
  );
  const jobs = { labelNames: ['queue', 'state'], zero: QUEUES };
  addGauge(registry, { name: 'jobs_queued', help: 'Jobs that are not finished.', ...jobs }, async () =>
    (await countUnfinishedJobs(pool)).map(({ queue, state, jobs: value }) => ({ labels: { queue, state }, value })),
  );
  addGauge(
    registry,
    { name: 'jobs_oldest_age_seconds', help: 'Time since the oldest unfinished job could start.', ...jobs },
    async () =>
      (await countUnfinishedJobs(pool)).map(({ queue, state, age: value }) => ({ labels: { queue, state }, value })),
  );
  const mailLabels = { labelNames: ['status'], zero: MAILS };
  addGauge(registry, { name: 'mails', help: 'E-mails that are queued or have failed.', ...mailLabels }, async () =>
    (await mails()).map(({ status, mails: value }) => ({ labels: { status }, value })),
  );
  addGauge(
    registry,
    { name: 'mails_oldest_age_seconds', help: 'Age of the oldest e-mail that is queued or has failed.', ...mailLabels },
    async () => (await mails()).map(({ status, age: value }) => ({ labels: { status }, value })),
  );
  const active = { labelNames: ['status'], zero: each('status', ['queued', 'running']) };
  addGauge(registry, { name: 'scraper_runs', help: 'Scraper runs that are not finished.', ...active }, async () =>
    (await runs()).map(({ status, runs: value }) => ({ labels: { status }, value })),
  );
  addGauge(
    registry,
    { name: 'site_readings', help: 'Websites that are queued or being read for agent previews.', ...active },
    async () => (await readings()).map(({ status, readings: value }) => ({ labels: { status }, value })),
  );
  addGauge(
    registry,
    {
      name: 'agent_preview_events_today',
      help: 'Events of agent previews since midnight in Dublin.',
      labelNames: ['event'],
      zero: EVENTS,
    },
    async () => (await previewEvents()).map(({ event, count: value }) => ({ labels: { event }, value })),
  );
  addGauge(
    registry,
    { name: 'database_connections', help: 'Connections of this process.', labelNames: ['state'], zero: [] },
    async () => [
      { labels: { state: 'total' }, value: pool.totalCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'waiting_clients' }, value: pool.waitingCount },
    ],
  );
}
