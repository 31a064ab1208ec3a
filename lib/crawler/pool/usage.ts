import type { TaskLimits } from './limits';

const CHECK_MS = 50;
/** On a busy machine a task may take several times its CPU time, but not without end. */
const MAX_WAITING = 5;

type Running = {
  readonly limits: TaskLimits;
  readonly end: () => void;
  readonly startedAt: number;
  /** Resident memory of the process when the task started, in bytes. */
  readonly before: number;
  cpuMs: number;
};

/** The running tasks, in the order in which they started. */
const running = new Set<Running>();
let timer: NodeJS.Timeout | undefined;
let cpu = process.cpuUsage();

function checkTime(task: Running, cpuMs: number): void {
  task.cpuMs += cpuMs;
  const { ms } = task.limits;
  if (task.cpuMs > ms || performance.now() - task.startedAt > ms * MAX_WAITING) task.end();
}

/** The memory of threads is only known together, so too much is put down to the task that has run longest. */
function checkMemory(): void {
  const [longest] = running;
  if (longest && process.memoryUsage.rss() - longest.before > longest.limits.memory * running.size) longest.end();
}

function check(): void {
  const { user, system } = process.cpuUsage(cpu);
  cpu = process.cpuUsage();
  const share = (user + system) / 1_000 / running.size;
  for (const task of running) checkTime(task, share);
  checkMemory();
}

/**
 * Watches a task in a thread, and calls `end` once it exceeds its limits. The CPU time of the process is shared out among the running
 * tasks: the time of a thread alone cannot be read, and by the wall clock a busy machine would end ordinary tasks.
 * @returns stops watching
 */
export function watchUsage(limits: TaskLimits, end: () => void): () => void {
  const task = { limits, end, startedAt: performance.now(), before: process.memoryUsage.rss(), cpuMs: 0 };
  if (running.size === 0) {
    cpu = process.cpuUsage();
    timer = setInterval(check, CHECK_MS);
  }
  running.add(task);
  return () => {
    running.delete(task);
    if (running.size === 0) clearInterval(timer);
  };
}
