/** Somebody whose tasks take turns with those of others: how many are running and done, and the time in ms that these have taken. */
export type Spender = { running: number; done: number; spentMs: number };

type Waiting = { spender: Spender; start: () => void };

/** A task takes an ordinary website some 10 ms. */
const HEAVY_MS = 300;
const isHeavy = ({ done, spentMs }: Spender) => spentMs > HEAVY_MS * done;

const isBefore = (a: Spender, b: Spender) =>
  a.running < b.running || (a.running === b.running && a.spentMs < b.spentMs);

/**
 * Lets so many tasks run at once, next the one whose owner has the fewest running and has used the least time. One place is kept
 * free of owners whose tasks are heavy: a reader of ordinary pages never waits behind theirs.
 */
export function createTurns(atOnce: number) {
  const waiting: Waiting[] = [];
  let running = 0;
  let heavy = 0;
  const startNext = () => {
    const mayStart = waiting.filter(({ spender }) => !isHeavy(spender) || heavy < Math.max(1, atOnce - 1));
    if (running >= atOnce || mayStart.length === 0) return;
    const next = mayStart.reduce((first, one) => (isBefore(one.spender, first.spender) ? one : first));
    waiting.splice(waiting.indexOf(next), 1);
    next.start();
  };
  async function run<T>(spender: Spender, work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      spender.spentMs += performance.now() - startedAt;
      spender.done += 1;
    }
  }
  return {
    /** Runs `work` when its turn has come. @throws the reason of `signal` if it aborts before */
    async take<T>(spender: Spender, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
      signal?.throwIfAborted();
      let counted = 0;
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          waiting.splice(waiting.indexOf(mine), 1);
          reject(signal?.reason);
        };
        const start = () => {
          signal?.removeEventListener('abort', leave);
          counted = isHeavy(spender) ? 1 : 0;
          spender.running += 1;
          running += 1;
          heavy += counted;
          resolve();
        };
        const mine = { spender, start };
        signal?.addEventListener('abort', leave, { once: true });
        waiting.push(mine);
        startNext();
      });
      try {
        return await run(spender, work);
      } finally {
        spender.running -= 1;
        running -= 1;
        heavy -= counted;
        startNext();
        // A place that was kept free may be for another one now.
        startNext();
      }
    },
  };
}
