import { db } from '@/lib/db';
import { log } from '@/lib/log';
import { SECOND_MS } from '@/lib/time';
import type { QueueName } from '../queues';

const INTERVAL_MS = 20 * SECOND_MS;
/** A job whose worker has not reported for this long is given to another one. */
const LOST_AFTER_SECONDS = 60;

/** Has pg-boss, which expires a job `expire_in` after `started_on`, expire it this long after now. */
const keep = (queue: QueueName, id: string) => db.$executeRaw`
  UPDATE pgboss.job SET started_on = now() - expire_in + make_interval(secs => ${LOST_AFTER_SECONDS})
  WHERE name = ${queue} AND id = ${id}::uuid AND state = 'active' AND expire_in > make_interval(secs => ${LOST_AFTER_SECONDS})`;

/**
 * Runs the work of a job that may take long: no other worker takes the job while this one is at it, and one does within a minute and a half
 * when this one was killed. pg-boss 10 knows only a fixed time, after which a job counts as lost.
 */
export async function keepJob<T>(
  queue: QueueName,
  id: string,
  work: () => Promise<T>,
  intervalMs = INTERVAL_MS,
): Promise<T> {
  const report = (): Promise<unknown> =>
    keep(queue, id).catch((error) => log.warn({ err: error, queue }, 'a job could not be kept'));
  let reports = report();
  await reports;
  const timer = setInterval(() => {
    reports = reports.then(report);
  }, intervalMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    // One that is under way would give the job, which is nobody's now, another minute.
    await reports;
  }
}
