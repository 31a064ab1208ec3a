/** Somebody whose tasks take turns with those of others: how many are running, and the time in ms that the others have taken. */
export type Spender = { running: number; spentMs: number };

type Waiting = { spender: Spender; start: () => void };

/**
 * Lets so many tasks run at once, next the one whose owner has the fewest running and has used the least time: a reader of ordinary
 * pages never waits behind the queue of one whose pages are heavy.
 */
export function createTurns(atOnce: number) {
  const waiting: Waiting[] = [];
  let running = 0;
  const isBefore = (a: Spender, b: Spender) =>
    a.running < b.running || (a.running === b.running && a.spentMs < b.spentMs);
  const startNext = () => {
    if (running >= atOnce || waiting.length === 0) return;
    const next = waiting.reduce((least, one) => (isBefore(one.spender, least.spender) ? one : least));
    waiting.splice(waiting.indexOf(next), 1);
    running += 1;
    next.spender.running += 1;
    next.start();
  };
  return {
    /** Runs `work` when its turn has come. @throws the reason of `signal` if it aborts before */
    async take<T>(spender: Spender, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
      signal?.throwIfAborted();
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          waiting.splice(waiting.indexOf(mine), 1);
          reject(signal?.reason);
        };
        const start = () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        };
        const mine = { spender, start };
        signal?.addEventListener('abort', leave, { once: true });
        waiting.push(mine);
        startNext();
      });
      const startedAt = performance.now();
      try {
        return await work();
      } finally {
        spender.spentMs += performance.now() - startedAt;
        spender.running -= 1;
        running -= 1;
        startNext();
      }
    },
  };
}
