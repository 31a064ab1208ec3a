import { join } from 'node:path';
import { Piscina } from 'piscina';
import { HEAP_MB, type TaskLimits } from './limits';
import { createTurns, type Spender, type TurnOptions } from './turns';
import type { TimedTask } from './usage';
import { watchTask } from './usage';

/** Two heavy pages do not stop a third reader, and a machine with one core is not swamped. */
const MAX_THREADS = 2;
const IDLE_MS = 30_000;

/** Bundled with the programs (scripts/support/bundle.mjs); all processes of the site run in its folder. */
const THREAD = join(/* turbopackIgnore: true */ process.cwd(), 'dist/reading-thread.mjs');

/** Why a task has no result: it took too much time or memory. */
export class TaskLimitError extends Error {}

let pool: Piscina | undefined;

function openPool(): Piscina {
  pool ??= new Piscina({
    filename: THREAD,
    minThreads: 0,
    maxThreads: MAX_THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    env: {},
    execArgv: [],
    recordTiming: false,
  })
    // A thread that exceeds its heap also emits an error here, after its task was rejected: unhandled, it would end the process.
    .on('error', (error) => process.emitWarning(error));
  return pool;
}

const turns = createTurns(MAX_THREADS);

/** What a task needs: buffers that become the thread's, and a signal that ends it. */
export type TaskOptions = TurnOptions & { transfer?: ArrayBuffer[] };

async function runNow<T, R>(
  spender: Spender,
  name: string,
  task: T,
  limits: TaskLimits,
  { transfer, signal }: TaskOptions,
): Promise<R> {
  const over = new AbortController();
  const ended = signal ? AbortSignal.any([over.signal, signal]) : over.signal;
  const { clock, stop } = watchTask(limits, () => over.abort());
  const timedTask: TimedTask<T> = { task, clock };
  try {
    // Aborting ends the thread; the pool starts another one when it needs it.
    return await openPool().run(timedTask, { name, signal: ended, transferList: transfer });
  } catch (error) {
    signal?.throwIfAborted();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (over.signal.aborted || code === 'ERR_WORKER_OUT_OF_MEMORY') throw new TaskLimitError(name);
    throw error;
  } finally {
    spender.spentMs += stop();
    spender.done += 1;
  }
}

/**
 * Runs an exported function of the thread (lib/reading-thread.ts) within its limits, when its turn has come.
 * @throws TaskLimitError if it takes too much, the reason of the signal, and what the function throws
 */
export const runTask = <R>(
  spender: Spender,
  name: string,
  task: unknown,
  limits: TaskLimits,
  options: TaskOptions = {},
): Promise<R> => turns.take(spender, () => runNow<unknown, R>(spender, name, task, limits, options), options);
