import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from './cli-output.mjs';

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
/** A process that ran for this long counts as healthy: its next restart is soon again. */
const HEALTHY_AFTER_MS = 10_000;
/** As many exits in a row, none of a healthy process, are a crash loop. */
const CRASH_LOOP = 5;

/**
 * Supervises a process: starts it and restarts it whenever it exits, with exponential back-off. Rejects only when the first start fails.
 * @param {string} name for the console: "worker"
 * @param {(signal: AbortSignal) => Promise<{ exited: Promise<string>, stop: () => Promise<unknown> }>} start aborts a start that
 * is under way when the signal says so; `exited` resolves with how the process ended (exit-of.mjs)
 * @param {{ essential?: boolean, firstDelayMs?: number, report?: (message: string) => void }} options `essential`: gives up in a
 * crash loop; otherwise restarts for as long as it takes
 * @returns {Promise<{ gaveUp: Promise<Failure>, stop: () => Promise<void> }>}
 */
export async function supervise(name, start, options = {}) {
  const { essential = false, firstDelayMs = FIRST_DELAY_MS, report = console.error } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  /** @type {Awaited<ReturnType<typeof start>> | undefined} */
  let running = await start(signal);
  let giveUp;
  const gaveUp = new Promise((resolve) => {
    giveUp = resolve;
  });

  /** Resolves when the process has ended or could not be restarted. */
  async function nextEnd() {
    try {
      running ??= await start(signal);
    } catch (error) {
      return { isHealthy: false, how: `could not be restarted: ${error.message}` };
    }
    const readyAt = performance.now();
    const how = `${await running.exited}.`;
    running = undefined;
    return { isHealthy: performance.now() - readyAt > HEALTHY_AFTER_MS, how };
  }

  async function watch() {
    let failures = 0;
    for (;;) {
      const { isHealthy, how } = await nextEnd();
      if (signal.aborted) return;
      failures = isHealthy ? 1 : failures + 1;
      if (essential && failures === CRASH_LOOP) return giveUp(crashLoop(name, how));
      const delayMs = Math.min(firstDelayMs * 2 ** (failures - 1), MAX_DELAY_MS);
      report(`The ${name} ${how} Restarting in ${delayMs / 1000} s.`);
      await sleep(delayMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
  }

  const watching = watch();
  return {
    gaveUp,
    async stop() {
      stopping.abort();
      await running?.stop();
      await watching;
    },
  };
}

const crashLoop = (name, how) =>
  new Failure(
    `The ${name} ${how} This was the ${CRASH_LOOP}th time in a row within seconds of its start: correct the cause, ` +
      'then start again ("Crash loop" in docs/operations.md).',
  );
