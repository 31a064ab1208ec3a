import { join } from 'node:path';
import { Piscina } from 'piscina';
import { HEAP_MB, type TaskLimits } from './limits';
import { createTurns, type Spender, type TurnOptions } from './turns';
import type { TimedTask } from './usage';
import { watchTask } from './usage';

const IDLE_MS = 30_000;

/** Bundled with the programs (scripts/support/bundle.mjs); all processes of the site run in its folder. */
const THREAD = join(/* turbopackIgnore: true */ process.cwd(), 'dist/guarded-thread.mjs');

/**
 * The pool tries `require` before `import`, and Node 20 ends the process when a thread is ended while `require` links ES modules.
 */
const THREAD_OPTIONS = ['--no-experimental-require-module'];

/** Why a task has no result: it took too much time or memory. */
export class TaskLimitError extends Error {}

/** What a task needs: buffers that become the thread's, and a signal that ends it. */
export type TaskOptions = TurnOptions & { transfer?: ArrayBuffer[] };

/** Threads that run tasks within limits. */
export interface GuardedThreads {
  /**
   * Runs an exported function of the thread (lib/guarded-thread.ts) within its limits, when its turn has come.
   * @throws TaskLimitError if it takes too much, the reason of the signal, and what the function throws
   */
  run<R>(spender: Spender, name: string, task: unknown, limits: TaskLimits, options?: TaskOptions): Promise<R>;
}

/** Creates threads, which start when there is something to do. `isKept`: those that are idle go on, with what they remember. */
export function guardedThreads(atOnce: number, isKept = false): GuardedThreads {
  let pool: Piscina | undefined;
  const turns = createTurns(atOnce);
  const openPool = () => {
    pool ??= new Piscina({
      filename: THREAD,
      minThreads: 0,
      maxThreads: atOnce,
      idleTimeout: isKept ? Number.POSITIVE_INFINITY : IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      env: {},
      execArgv: THREAD_OPTIONS,
      recordTiming: false,
    })
      // A thread that exceeds its heap also emits an error here, after its task was rejected: unhandled, it would end the process.
      .on('error', (error) => process.emitWarning(error));
    return pool;
  };

  async function runNow<R>(
    spender: Spender,
    name: string,
    task: unknown,
    limits: TaskLimits,
    { transfer, signal }: TaskOptions,
  ): Promise<R> {
    const over = new AbortController();
    const ended = signal ? AbortSignal.any([over.signal, signal]) : over.signal;
    const { clock, stop } = watchTask(limits, () => over.abort());
    const timedTask: TimedTask<unknown> = { task, clock };
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

  return {
    run: (spender, name, task, limits, options = {}) =>
      turns.take(spender, () => runNow(spender, name, task, limits, options), options),
  };
}

/** The threads of pages, PDFs and reports: two heavy pages do not stop a third reader, and a machine with one core is not swamped. */
const readings = guardedThreads(2);
export const runTask = readings.run;
