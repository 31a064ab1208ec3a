import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for a promise until a timeout of `limitMs`. The work itself is not cancelled.
 * @throws what `work` throws, or an Error with `message` when the time is up
 */
export async function withTimeLimit<T>(work: Promise<T>, limitMs: number, message: string): Promise<T> {
  const settled = new AbortController();
  try {
    const timeUp = sleep(limitMs, undefined, { signal: settled.signal }).then(() => {
      throw new Error(message);
    });
    return await Promise.race([work, timeUp]);
  } finally {
    settled.abort();
  }
}
