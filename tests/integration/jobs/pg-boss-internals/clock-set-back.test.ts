import { beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/db';
import { repairFutureTimes } from '@/lib/jobs/pg-boss-internals/clock-set-back';

type Times = { cronAhead: number; maintainedAhead: number };

/** How many hours times of the queue lie ahead of the clock. */
async function readTimes(): Promise<Times | undefined> {
  const [row] = await db.$queryRaw<Times[]>`
    SELECT (extract(epoch FROM cron_on - now()) / 3600)::float8 AS "cronAhead",
      (extract(epoch FROM maintained_on - now()) / 3600)::float8 AS "maintainedAhead" FROM pgboss.version`;
  return row;
}

const insertJob = (ahead: string, startAfter: string) => db.$executeRaw`
  INSERT INTO pgboss.job (name, state, created_on, start_after, singleton_key, singleton_on)
  VALUES ('mail', 'created', now() + ${ahead}::interval, now() + ${startAfter}::interval, ${ahead}, (now() AT TIME ZONE 'UTC') + ${ahead}::interval)`;

const countWaiting = async () =>
  Number(
    (await db.$queryRaw<{ count: bigint }[]>`SELECT count(*) FROM pgboss.job WHERE start_after > now()`)[0]?.count,
  );

beforeEach(async () => {
  await db.$executeRaw`DELETE FROM pgboss.job`;
  await db.$executeRaw`UPDATE pgboss.version SET cron_on = now(), maintained_on = now()`;
});

test('repairFutureTimes › after the clock was set a day back, schedules, maintenance and waiting jobs continue at once', async () => {
  await db.$executeRaw`UPDATE pgboss.version SET cron_on = now() + interval '1 day', maintained_on = now() + interval '1 day'`;
  await insertJob('1 day', '1 day');
  await repairFutureTimes();
  const times = await readTimes();
  expect(times?.cronAhead).toBeLessThanOrEqual(0);
  expect(times?.maintainedAhead).toBeLessThanOrEqual(0);
  expect(await countWaiting()).toBe(0);
});

test('repairFutureTimes › leaves a job alone that waits for its next attempt', async () => {
  await insertJob('-1 hour', '2 hours');
  await repairFutureTimes();
  expect(await countWaiting()).toBe(1);
});
