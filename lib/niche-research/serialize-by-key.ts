const lastInLine = new Map<string, Promise<void>>();

/** The result, or the reason of the signal as soon as it is aborted. */
function unlessAborted<T>(result: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/**
 * Does `task` when everything before it in the same line is done, so that one service never gets two questions at once.
 * An aborted signal leaves the line at once.
 */
export function inTurn<T>(line: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const before = lastInLine.get(line) ?? Promise.resolve();
  const turn = before.then(() => {
    signal?.throwIfAborted();
    return task();
  });
  const done: Promise<void> = turn.then(
    () => undefined,
    () => undefined,
  );
  lastInLine.set(line, done);
  void done.then(() => {
    if (lastInLine.get(line) === done) lastInLine.delete(line);
  });
  return signal ? unlessAborted(turn, signal) : turn;
}
