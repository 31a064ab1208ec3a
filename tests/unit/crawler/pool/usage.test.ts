import { expect, test } from 'vitest';
import { watchUsage } from '@/lib/crawler/pool/usage';
import { deferred } from '../../../support/deferred';

const FREE = { ms: Number.POSITIVE_INFINITY, memory: Number.POSITIVE_INFINITY };

/** Watches a task. `ended` resolves when it is to end. */
function watched(limits: Partial<typeof FREE>) {
  const ended = deferred();
  return { ended: ended.promise, stop: watchUsage({ ...FREE, ...limits }, () => ended.resolve()) };
}

test('watchUsage › ends a task that uses more CPU time than its share allows, and not its neighbour', async () => {
  let isNeighbourOver = false;
  const stopNeighbour = watchUsage(FREE, () => {
    isNeighbourOver = true;
  });
  const heavy = watched({ ms: 20 });
  const work = setInterval(() => {
    const until = process.cpuUsage().user + 10_000;
    while (process.cpuUsage().user < until);
  }, 5);
  await heavy.ended;
  clearInterval(work);
  expect(isNeighbourOver).toBe(false);
  heavy.stop();
  stopNeighbour();
});

test('watchUsage › puts too much memory down to the task that has run longest', async () => {
  const heavy = watched({ memory: Number.NEGATIVE_INFINITY });
  let isNeighbourOver = false;
  const stopNeighbour = watchUsage({ ...FREE, memory: Number.NEGATIVE_INFINITY }, () => {
    isNeighbourOver = true;
  });
  await heavy.ended;
  expect(isNeighbourOver).toBe(false);
  heavy.stop();
  stopNeighbour();
});
