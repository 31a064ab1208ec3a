import type { TaskLimits } from './limits';
import { createClock, readClock, type TaskClock } from './task-clock';

const CHECK_MS = 50;
/** On a busy machine a task may take several times its CPU time, but not without end. */
const MAX_WAITING = 5;

/** Watches a task. `stop` returns the CPU time that it has used, in ms. */
export type Watch = { clock: TaskClock; stop: () => number };

/** Watches a task in a thread, and calls `end` once it exceeds its limits. Its thread starts the clock. */
export function watchTask({ ms, memory = Number.POSITIVE_INFINITY }: TaskLimits, end: () => void): Watch {
  const clock = createClock();
  const startedAt = performance.now();
  const before = process.memoryUsage.rss();
  let usedMs = 0;
  const update = () => {
    usedMs = readClock(clock) ?? usedMs;
  };
  const timer = setInterval(() => {
    update();
    const isLate = usedMs > ms || performance.now() - startedAt > ms * MAX_WAITING;
    if (isLate || process.memoryUsage.rss() - before > memory) end();
  }, CHECK_MS);
  return {
    clock,
    stop() {
      clearInterval(timer);
      update();
      return usedMs;
    },
  };
}
