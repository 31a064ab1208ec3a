import { setTimeout as sleep } from 'node:timers/promises';

/** The longest pause that a website can request. */
export const MAX_PAUSE_SECONDS = 60;

/** Enforces the delay between requests to one website, that of a URL. */
export type Pacer = {
  /** Waits for the next request slot. Rejects with the signal's reason when it aborts, or with a HostBusyError. */
  turn: (url: string, signal?: AbortSignal) => Promise<void>;
  /** Pauses all requests for this many seconds. */
  pause: (url: string, seconds: number) => void | Promise<void>;
  /** Sets the minimum delay (crawl-delay) in seconds. */
  slowDown: (url: string, seconds: number) => void;
};

/** Thrown when others read a website, so that the next request slot is further away than the reader can wait. */
export class HostBusyError extends Error {
  constructor() {
    super('Others are reading this website.');
  }
}

/** Waits, at most until the signal aborts. Rejects with its reason. */
export async function wait(ms: number, signal?: AbortSignal): Promise<void> {
  // It rejects only when the signal aborts, with an error that hides the reason.
  if (ms > 0) await sleep(ms, undefined, { signal }).catch(() => undefined);
  signal?.throwIfAborted();
}

/** Creates a pacer for a single reader of one website, with at least `delayMs` between the starts of two requests. */
export function startPacer(delayMs: number): Pacer {
  let distance = delayMs;
  let next = 0;
  return {
    async turn(_url, signal) {
      const now = performance.now();
      const mine = Math.max(now, next);
      next = mine + distance;
      await wait(mine - now, signal);
    },
    pause(_url, seconds) {
      next = Math.max(next, performance.now() + Math.min(seconds, MAX_PAUSE_SECONDS) * 1000);
    },
    slowDown(_url, seconds) {
      distance = Math.max(distance, seconds * 1000);
    },
  };
}
