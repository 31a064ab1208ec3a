import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
/** A process that ran for this long counts as healthy: its next restart is immediate again. */
const HEALTHY_AFTER_MS = 60_000;

/**
 * Supervises a process such as the worker: starts it and restarts it whenever it exits or crashes, with exponential back-off. Rejects only when the first start fails.
 * @param {string} name for the console: "background work"
 * @param {() => Promise<{ exited: Promise<number>, stop: () => Promise<unknown> }>} start
 * @param {{ firstDelayMs?: number, report?: (message: string) => void }} options
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function supervise(name, start, { firstDelayMs = FIRST_DELAY_MS, report = console.error } = {}) {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let running = await start();

  let delayMs = firstDelayMs;
  async function startAgain() {
    for (;;) {
      await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      delayMs = Math.min(2 * delayMs, MAX_DELAY_MS);
      if (isStopping()) return running;
      try {
        return await start();
      } catch (error) {
        report(`The ${name} could not be restarted: ${error.message} Trying again in ${delayMs / 1000} s.`);
      }
    }
  }

  async function watch() {
    while (!isStopping()) {
      const startedAt = Date.now();
      const code = await running.exited;
      if (isStopping()) return;
      if (Date.now() - startedAt > HEALTHY_AFTER_MS) delayMs = firstDelayMs;
      report(`The ${name} exited with code ${code}. Restarting in ${delayMs / 1000} s.`);
      running = await startAgain();
    }
  }

  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await running.stop();
      await watching;
      // Also stops a process whose restart was under way when `stop` was called.
      await running.stop();
    },
  };
}
