type Task = () => Promise<void>;

/** Thrown when too many tasks are waiting. */
export class QueueFull extends Error {}

/**
 * A queue that runs at most `concurrency` tasks at once, round-robin by key: a client that adds a hundred tasks only delays its
 * own.
 */
export class FairQueue {
  readonly #waiting = new Map<string, Task[]>();
  #running = 0;
  #size = 0;

  constructor(
    private readonly concurrency: number,
    private readonly maxWaiting: number,
  ) {}

  /**
   * The result of `task`, once it is its turn.
   * @param key the owner of the task, such as an IP address
   * @throws QueueFull if `maxWaiting` tasks are waiting already
   */
  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    if (this.#size >= this.maxWaiting) return Promise.reject(new QueueFull('Too many tasks are waiting.'));
    return new Promise<T>((resolve, reject) => {
      const tasks = this.#waiting.get(key) ?? [];
      tasks.push(() => task().then(resolve, reject));
      this.#waiting.set(key, tasks);
      this.#size += 1;
      this.#next();
    });
  }

  #next(): void {
    if (this.#running >= this.concurrency) return;
    const [first] = this.#waiting;
    if (!first) return;
    const [key, tasks] = first;
    const task = tasks.shift();
    // A Map iterates in insertion order: deleting and adding the key moves it to the end of the queue.
    this.#waiting.delete(key);
    if (tasks.length > 0) this.#waiting.set(key, tasks);
    this.#size -= 1;
    this.#running += 1;
    void task?.().finally(() => {
      this.#running -= 1;
      this.#next();
    });
  }
}
