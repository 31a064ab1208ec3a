import { Counter, Histogram, Registry } from 'prom-client';
import type { QueueName } from '@/lib/jobs/queues';

const DURATION_BUCKETS_SECONDS = [0.1, 0.5, 1, 5, 30, 120, 600, 3600];

/** The metrics of a worker's jobs. */
export const jobMetrics = new Registry();

const finished = new Counter({
  name: 'jobs_finished_total',
  help: 'Jobs that this process has finished, by queue and outcome.',
  labelNames: ['queue', 'outcome'],
  registers: [jobMetrics],
});
const duration = new Histogram({
  name: 'job_duration_seconds',
  help: 'Time that a job took.',
  labelNames: ['queue'],
  buckets: DURATION_BUCKETS_SECONDS,
  registers: [jobMetrics],
});

/** Runs a job, with its outcome in the metrics of this process. */
export async function observeJob<T>(queue: QueueName, work: () => Promise<T>): Promise<T> {
  const stopTimer = duration.startTimer({ queue });
  let outcome = 'failed';
  try {
    const result = await work();
    outcome = 'completed';
    return result;
  } finally {
    stopTimer();
    finished.inc({ queue, outcome });
  }
}
