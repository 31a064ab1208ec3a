/** Somebody whose tasks take turns with those of others: how many are running and done, and the CPU time in ms that these have used. */
export type Spender = { running: number; done: number; spentMs: number };

export const createSpender = (): Spender => ({ running: 0, done: 0, spentMs: 0 });

/** `isLarge`: known to be heavy by its size. */
export type TurnOptions = { isLarge?: boolean; signal?: AbortSignal };

type Waiting = { spender: Spender; isLarge: boolean; start: () => void };

/** A task takes an ordinary website some 10 ms. */
const HEAVY_MS = 300;
const isHeavy = ({ isLarge, spender }: Omit<Waiting, 'start'>) => isLarge || spender.spentMs > HEAVY_MS * spender.done;

const isBefore = (a: Spender, b: Spender) =>
  a.running < b.running || (a.running === b.running && a.spentMs < b.spentMs);

/**
 * Lets so many tasks run at once, next the one whose owner has the fewest running and has used the least time. One place is kept
 * free of heavy tasks, those that are large and those of owners whose tasks are slow: ordinary ones never wait behind them.
 */
export function createTurns(atOnce: number) {
  const waiting: Waiting[] = [];
  let running = 0;
  let heavy = 0;
  const startNext = () => {
    const mayStart = waiting.filter((one) => !isHeavy(one) || heavy < Math.max(1, atOnce - 1));
    if (running >= atOnce || mayStart.length === 0) return;
    const next = mayStart.reduce((first, one) => (isBefore(one.spender, first.spender) ? one : first));
    waiting.splice(waiting.indexOf(next), 1);
    next.start();
  };
  return {
    /** Runs `work` when its turn has come. @throws the reason of `signal` if it aborts before */
    async take<T>(spender: Spender, work: () => Promise<T>, { isLarge = false, signal }: TurnOptions = {}): Promise<T> {
      signal?.throwIfAborted();
      let counted = 0;
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          waiting.splice(waiting.indexOf(mine), 1);
          reject(signal?.reason);
        };
        const start = () => {
          signal?.removeEventListener('abort', leave);
          counted = isHeavy(mine) ? 1 : 0;
          spender.running += 1;
          running += 1;
          heavy += counted;
          resolve();
        };
        const mine = { spender, isLarge, start };
        signal?.addEventListener('abort', leave, { once: true });
        waiting.push(mine);
        startNext();
      });
      try {
        return await work();
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
