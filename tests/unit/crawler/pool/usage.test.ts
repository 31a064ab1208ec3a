import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { startClock, watchTask } from '@/lib/crawler/pool/usage';
import { deferred } from '../../../support/deferred';

const FREE = { ms: Number.POSITIVE_INFINITY };

/** Watches a task. `ended` resolves when it is to end. */
function watched(limits: Partial<{ ms: number; memory: number }>) {
  const over = deferred();
  let isOver = false;
  const watch = watchTask({ ...FREE, ...limits }, () => {
    isOver = true;
    over.resolve();
  });
  return { ...watch, ended: over.promise, isOver: () => isOver };
}

const usedSince = ({ user, system }: NodeJS.CpuUsage) => {
  const used = process.cpuUsage({ user, system });
  return (used.user + used.system) / 1_000;
};

/** Uses this much CPU time of the process, in ms, a little at a time so that timers run. */
async function work(ms: number) {
  const before = process.cpuUsage();
  while (usedSince(before) < ms) {
    const pauseAt = performance.now() + 10;
    while (performance.now() < pauseAt);
    await new Promise(setImmediate);
  }
}

test('watchTask › ends a task that uses too much CPU time', async () => {
  const heavy = watched({ ms: 20 });
  startClock(heavy.clock);
  await Promise.all([heavy.ended, work(300)]);
  expect(heavy.stop()).toBeGreaterThan(20);
});

test('watchTask › counts nothing before the task begins, such as the start of a thread', async () => {
  const waiting = watched({ ms: 100_000 });
  await work(300);
  expect(waiting.stop()).toBe(0);
});

// Elsewhere than on Linux, the time of a thread cannot be read.
test.runIf(process.platform === 'linux')('watchTask › does not count the CPU time of other threads', async () => {
  const ordinary = watched({ ms: 100_000 });
  startClock(ordinary.clock);
  const before = process.cpuUsage();
  const neighbour = new Worker('for (;;);', { eval: true });
  await expect.poll(() => usedSince(before), { timeout: 60_000 }).toBeGreaterThan(1_000);
  await neighbour.terminate();
  expect(ordinary.stop()).toBeLessThan(500);
});

test('watchTask › ends a task while which the process grows beyond its limit, and only that one', async () => {
  const [page, pdf] = [watched({}), watched({ memory: 50 * 1024 * 1024 })];
  const grown = Buffer.alloc(200 * 1024 * 1024, 1);
  await pdf.ended;
  expect(grown.length).toBeGreaterThan(0);
  expect(page.isOver()).toBe(false);
  page.stop();
  pdf.stop();
});
