import { db } from '@/lib/db';

/** Times that lie further ahead of the database's clock than this were written before it was set back. */
const TOLERANCE_SECONDS = 120;

/**
 * Resets times of the job queue that are in the future. pg-boss compares them with the clock: after it was set back by a day,
 * schedules, maintenance and waiting jobs would be suspended for that day.
 */
export async function repairFutureTimes(): Promise<void> {
  await db.$executeRaw`
    UPDATE pgboss.version
    SET maintained_on = LEAST(maintained_on, now()), monitored_on = LEAST(monitored_on, now()), cron_on = LEAST(cron_on, now())
    WHERE GREATEST(maintained_on, monitored_on, cron_on) > now() + make_interval(secs => ${TOLERANCE_SECONDS})`;
  await db.$executeRaw`
    UPDATE pgboss.job
    SET created_on = now(), start_after = now(), started_on = LEAST(started_on, now()), singleton_on = NULL
    WHERE created_on > now() + make_interval(secs => ${TOLERANCE_SECONDS})`;
}
