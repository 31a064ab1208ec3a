import { setTimeout as sleep } from 'node:timers/promises';

/** The longest pause that a website can request. */
export const MAX_PAUSE_SECONDS = 60;

/** Enforces the delay between requests to one website. */
export type Pacer = {
  /** Waits for the next request slot. Rejects with the signal's reason when it aborts. */
  turn: (signal?: AbortSignal) => Promise<void>;
  /** Pauses all requests for this many seconds. */
  pause: (seconds: number) => void;
  /** Sets the minimum delay (crawl-delay) in seconds. */
  slowDown: (seconds: number) => void;
};

/** Creates a pacer with at least `delayMs` between the starts of two requests. */
export function startPacer(delayMs: number): Pacer {
  let distance = delayMs;
  let next = 0;
  return {
    async turn(signal) {
      const now = performance.now();
      const mine = Math.max(now, next);
      next = mine + distance;
      // It rejects only when the signal aborts, with an error that hides the reason.
      if (mine > now) await sleep(mine - now, undefined, { signal }).catch(() => undefined);
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
