/** Shares work under way: everyone who asks for the same key meanwhile gets the result of one run. */
export class SingleFlight<T> {
  readonly #inFlight = new Map<string, Promise<T>>();

  /**
   * Joins the run of `key` that is under way, or starts one. The run belongs to nobody: it goes on when the caller that
   * started it has left.
   * @throws what `work` throws, to everyone who waits for it
   */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const joined = this.#inFlight.get(key);
    if (joined) return joined;
    const started = work().finally(() => this.#remove(key, started));
    this.#inFlight.set(key, started);
    return started;
  }

  /** Lets the next caller start a run of its own, although this one has not ended. */
  abandon(key: string): void {
    this.#inFlight.delete(key);
  }

  #remove(key: string, flight: Promise<T>): void {
    if (this.#inFlight.get(key) === flight) this.#inFlight.delete(key);
  }
}
