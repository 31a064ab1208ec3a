const lastByKey = new Map<string, Promise<void>>();

/** The result, or a rejection with the reason of the signal as soon as it aborts. */
function rejectOnAbort<T>(result: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/**
 * Runs `task` after all earlier tasks with the same key, so that one service never gets two requests at once. Rejects as soon as
 * the signal aborts.
 */
export function serializeByKey<T>(key: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const previous = lastByKey.get(key) ?? Promise.resolve();
  const result = previous.then(() => {
    signal?.throwIfAborted();
    return task();
  });
  const done: Promise<void> = result.then(
    () => undefined,
    () => undefined,
  );
  lastByKey.set(key, done);
  void done.then(() => {
    if (lastByKey.get(key) === done) lastByKey.delete(key);
  });
  return signal ? rejectOnAbort(result, signal) : result;
}
