/** Request coalescing: concurrent callers of a key share the result of one run. */
export class SingleFlight<T> {
  readonly #inFlight = new Map<string, Promise<T>>();
  readonly #stuckAfterMs: number;

  /** @param stuckAfterMs after which a run that has not ended is not joined any more */
  constructor(stuckAfterMs: number) {
    this.#stuckAfterMs = stuckAfterMs;
  }

  /**
   * Joins the run of `key` in progress, or starts one. The run continues when the caller that
   * started it has left.
   * @throws what `work` throws, to everyone who waits for it
   */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const joined = this.#inFlight.get(key);
    if (joined) return joined;
    const started = work().finally(() => {
      clearTimeout(stuck);
      this.#remove(key, started);
    });
    const stuck = setTimeout(() => this.#remove(key, started), this.#stuckAfterMs).unref();
    this.#inFlight.set(key, started);
    return started;
  }

  #remove(key: string, flight: Promise<T>): void {
    if (this.#inFlight.get(key) === flight) this.#inFlight.delete(key);
  }
}
