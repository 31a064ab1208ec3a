import { readFileSync, readlinkSync } from 'node:fs';
import type { TaskLimits } from './limits';

/** Shared by the two threads of a task: the id of the one that runs it (0 until it begins), and its time then, in ns. */
export type TaskClock = BigInt64Array;

/** What a thread gets: the task, and where to write when it begins. */
export type TimedTask<T> = { task: T; clock: TaskClock };

/** The id of a thread whose CPU time cannot be read: outside of Linux, time passes by the clock. */
const UNKNOWN = -1n;

const createClock = (): TaskClock => new BigInt64Array(new SharedArrayBuffer(16));

/** The CPU time of a thread of this process in ns (proc_pid_schedstat(5)). @throws if the thread has ended */
const timeOf = (id: bigint): bigint =>
  id === UNKNOWN
    ? process.hrtime.bigint()
    : BigInt(readFileSync(`/proc/self/task/${id}/schedstat`, 'latin1').split(' ', 1)[0] ?? 0);

function readOwnId(): bigint {
  try {
    const id = BigInt(readlinkSync('/proc/thread-self').replace(/^.*\//, ''));
    timeOf(id);
    return id;
  } catch {
    return UNKNOWN;
  }
}

const OWN_ID = readOwnId();

/** Notes that this thread begins the task. */
export function startClock(clock: TaskClock): void {
  clock[1] = timeOf(OWN_ID);
  Atomics.store(clock, 0, OWN_ID);
}

/** The CPU time in ms that the task has used so far; undefined once its thread has ended. */
function readClock(clock: TaskClock): number | undefined {
  const id = Atomics.load(clock, 0);
  if (id === 0n) return 0;
  try {
    return Number(timeOf(id) - (clock[1] ?? 0n)) / 1e6;
  } catch {
    return undefined;
  }
}

/** A function of the thread that notes when it begins: the start of a thread and the wait for a core count for no task. */
export const timed =
  <T, R>(work: (task: T) => R) =>
  ({ task, clock }: TimedTask<T>): R => {
    startClock(clock);
    return work(task);
  };

const CHECK_MS = 50;
/** On a busy machine a task may take several times its CPU time, and a thread seconds to start, but not without end. */
const MAX_WAITING = 5;
const LEAST_WAITING_MS = 10_000;

/** Watches a task. `stop` returns the CPU time that it has used, in ms. */
export type Watch = { clock: TaskClock; stop: () => number };

/** Watches a task in a thread, and calls `end` once it exceeds its limits. Its thread starts the clock. */
export function watchTask({ ms, memory }: TaskLimits, end: () => void): Watch {
  const clock = createClock();
  const startedAt = performance.now();
  // Only where it matters: Linux takes a while to tell.
  const before = memory === undefined ? 0 : process.memoryUsage.rss();
  let usedMs = 0;
  const update = () => {
    usedMs = readClock(clock) ?? usedMs;
  };
  const timer = setInterval(() => {
    update();
    const isLate = usedMs > ms || performance.now() - startedAt > Math.max(ms * MAX_WAITING, LEAST_WAITING_MS);
    if (isLate || (memory !== undefined && process.memoryUsage.rss() - before > memory)) end();
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
