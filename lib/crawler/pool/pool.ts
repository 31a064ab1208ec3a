import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { TaskLimits } from './limits';
import { createTurns, type Spender } from './turns';
import { watchUsage } from './usage';

/** Two heavy pages do not stop a third reader, and a machine with one core is not swamped. */
const MAX_THREADS = 2;
const HEAP_MB = 256;
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
export type TaskOptions = { transfer?: ArrayBuffer[]; signal?: AbortSignal };

async function runNow<T>(
  name: string,
  task: object,
  limits: TaskLimits,
  { transfer, signal }: TaskOptions,
): Promise<T> {
  const over = new AbortController();
  const ended = signal ? AbortSignal.any([over.signal, signal]) : over.signal;
  const stopWatching = watchUsage(limits, () => over.abort());
  try {
    // Aborting ends the thread; the pool starts another one when it needs it.
    return await openPool().run(task, { name, signal: ended, transferList: transfer });
  } catch (error) {
    signal?.throwIfAborted();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (over.signal.aborted || code === 'ERR_WORKER_OUT_OF_MEMORY') throw new TaskLimitError(name);
    throw error;
  } finally {
    stopWatching();
  }
}

/**
 * Runs an exported function of the thread within its limits, which count from its turn on.
 * @throws TaskLimitError if it takes too much, the reason of the signal, and what the function throws
 */
export const runTask = <T>(
  spender: Spender,
  name: string,
  task: object,
  limits: TaskLimits,
  options: TaskOptions = {},
): Promise<T> => turns.take(spender, () => runNow<T>(name, task, limits, options), options.signal);
