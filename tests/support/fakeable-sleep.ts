// For vi.mock('node:timers/promises'): vitest's fake timers replace the global ones only.

/** `setTimeout` of node:timers/promises, by the global one. */
export const setTimeout = <T>(ms?: number, value?: T, { signal }: { signal?: AbortSignal } = {}): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = globalThis.setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve(value as T);
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
  });
