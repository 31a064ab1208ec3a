import { setTimeout as sleep } from 'node:timers/promises';

/** The longest that a website's wish to be left alone is waited for. */
const MAX_PAUSE_SECONDS = 120;

/** Keeps the distance between the requests to one website. */
export type Pacer = {
  /** Waits for one's turn. Rejects when the signal aborts. */
  turn: (signal?: AbortSignal) => Promise<void>;
  /** Leaves the website alone for so many seconds. */
  pause: (seconds: number) => void;
  /** Makes the distance at least so many seconds. */
  slowDown: (seconds: number) => void;
};

/** A pacer with at least `delayMs` between the starts of two requests. */
export function startPacer(delayMs: number): Pacer {
  let distance = delayMs;
  let next = 0;
  return {
    async turn(signal) {
      const now = performance.now();
      const mine = Math.max(now, next);
      next = mine + distance;
      if (mine > now) await sleep(mine - now, undefined, { signal });
      signal?.throwIfAborted();
    },
    pause(seconds) {
      next = Math.max(next, performance.now() + Math.min(seconds, MAX_PAUSE_SECONDS) * 1000);
    },
    slowDown(seconds) {
      distance = Math.max(distance, seconds * 1000);
    },
  };
}
