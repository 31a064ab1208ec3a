import { type ComponentType, lazy } from 'react';
import { SECOND_MS } from '@/lib/time';

const FIRST_WAIT_MS = SECOND_MS;
const LONGEST_WAIT_MS = 60 * SECOND_MS;

/** What is said when a script that was asked for cannot be loaded. */
export const NOT_REACHED = 'This site cannot be reached. Are you offline?';

/** Whether a script could not be fetched, as opposed to one that has failed. Next's bundlers give such errors this name. */
const isNotFetched = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

/** Resolves after some milliseconds, or as soon as the browser is online again. */
function onlineOrAfter(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const end = () => {
      controller.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end, { signal: controller.signal });
  });
}

/**
 * Imports a script that the page did not load at first. While the site cannot be reached it is tried again: when the browser is
 * online, and at growing intervals of at most a minute. `onWait` is called when that begins.
 * @throws what the script itself throws
 */
export async function loadLate<T>(load: () => Promise<T>, onWait?: () => void): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch (error) {
      if (!isNotFetched(error)) throw error;
      if (wait === FIRST_WAIT_MS) onWait?.();
      await onlineOrAfter(wait);
    }
  }
}

/**
 * Imports a script for somebody who waits for it: undefined if it cannot be fetched now, and NOT_REACHED says so.
 * @throws what the script itself throws
 */
export async function loadNow<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    if (isNotFetched(error)) return undefined;
    throw error;
  }
}

/** React.lazy with `loadLate`: React keeps a failed import for good, and replaces the page by the error page. */
export const lazyLate = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(() => loadLate(load).then((component) => ({ default: component })));
