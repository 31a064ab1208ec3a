import { setTimeout as sleep } from 'node:timers/promises';
import type PgBoss from 'pg-boss';

type Handler = (jobs: object[]) => Promise<unknown>;

/** Stands in for pg-boss: hands jobs to the workers of a queue, each of which takes one at a time. */
export function fakeBoss() {
  const workers = new Map<string, Handler[]>();
  const work = async (queue: string, _options: object, handler: Handler) => {
    workers.set(queue, [...(workers.get(queue) ?? []), handler]);
  };
  return {
    boss: { work, schedule: async () => {} } as unknown as PgBoss,
    /** Resolves when the workers of a queue have performed its jobs. */
    async deliver(queue: string, jobs: readonly object[]): Promise<void> {
      const left = [...jobs];
      const takeJobs = async (handle: Handler) => {
        for (let job = left.shift(); job; job = left.shift()) await handle([job]);
      };
      await Promise.all((workers.get(queue) ?? []).map(takeJobs));
    },
  };
}

/** Longer than a worker needs to find out that there is no database to report to. */
const MOMENT_MS = 50;

/** Work that lasts a moment, and counts how much of it is done at once. */
export function countedWork() {
  const counted = { done: 0, atOnce: 0, most: 0 };
  const perform = async () => {
    counted.atOnce += 1;
    counted.most = Math.max(counted.most, counted.atOnce);
    await sleep(MOMENT_MS);
    counted.atOnce -= 1;
    counted.done += 1;
  };
  return { counted, perform };
}
