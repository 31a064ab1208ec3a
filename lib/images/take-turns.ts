/**
 * Runs asynchronous work one after the other. The returned function answers with undefined, without starting the work, while
 * `most` runs are under way or waiting.
 */
export function takeTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> | undefined {
  let running = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    if (running >= most) return undefined;
    running += 1;
    const run = last.then(work).finally(() => {
      running -= 1;
    });
    last = run.catch(() => undefined);
    return run;
  };
}
