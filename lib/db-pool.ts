import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { SECOND_MS } from './time';

/** Connections that requests which only read leave to the others, so that forms and sign-in work while readers wait for a table. */
const KEPT = 3;
/** How long a statement waits for a row or table that somebody else has locked, and how long it may take in all. */
const LOCK_TIMEOUT_MS = 5 * SECOND_MS;
const STATEMENT_TIMEOUT_MS = 60 * SECOND_MS;

/**
 * Not through a pooler such as PgBouncer in transaction mode, where a setting stays with whoever gets the connection next: its process is
 * another one than the one that answered the start.
 */
const SET_TIMEOUTS = `SELECT set_config('lock_timeout', '${LOCK_TIMEOUT_MS}', false), set_config('statement_timeout', '${STATEMENT_TIMEOUT_MS}', false)
  WHERE pg_backend_pid() = $1`;

const setTimeouts = (client: pg.ClientBase & { processID?: number }) => client.query(SET_TIMEOUTS, [client.processID]);

// Next's bundle and the server in front of it each load a copy of this module; both use one storage.
const shared = globalThis as typeof globalThis & { readingRequest?: AsyncLocalStorage<true> };
shared.readingRequest ??= new AsyncLocalStorage();
const readingRequest = shared.readingRequest;

/** Runs what a request does that only reads: it gets no more than its share of the connections. */
export const asReader = <T>(work: () => T): T => readingRequest.run(true, work);

type Waiter = { start: () => void };

/** A pool with timeouts, and with connections that readers leave to others. */
export class SitePool extends pg.Pool {
  readonly #readers: number;
  readonly #waitMs: number;
  readonly #waiting: Waiter[] = [];
  #reading = 0;

  constructor(config: pg.PoolConfig & { connectionTimeoutMillis: number }) {
    super({ ...config, onConnect: setTimeouts } as pg.PoolConfig);
    this.#readers = Math.max(1, this.options.max - KEPT);
    this.#waitMs = config.connectionTimeoutMillis;
  }

  // pg-pool's own query() calls connect() with a callback, Prisma's adapter awaits it.
  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: boolean | Error) => void,
    ) => void,
  ): undefined;
  override connect(
    callback?: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: boolean | Error) => void,
    ) => void,
  ): Promise<pg.PoolClient> | undefined {
    const connected = readingRequest.getStore() ? this.#connectReader() : super.connect();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #connectReader(): Promise<pg.PoolClient> {
    await this.#enter();
    try {
      const client = await super.connect();
      const { release } = client;
      client.release = (error) => {
        this.#leave();
        release.call(client, error);
      };
      return client;
    } catch (error) {
      this.#leave();
      throw error;
    }
  }

  #enter(): Promise<void> | void {
    if (this.#reading < this.#readers) {
      this.#reading += 1;
      return;
    }
    return new Promise((resolve, reject) => {
      const waiter = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(new Error('timeout exceeded when trying to connect'));
      }, this.#waitMs);
      this.#waiting.push(waiter);
    });
  }

  /** Hands the place of a reader to the next one. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next.start();
    else this.#reading -= 1;
  }
}
