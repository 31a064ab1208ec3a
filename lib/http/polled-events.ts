import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { SECOND_MS } from '@/lib/time';

/** Proxies close a connection that is silent for longer. */
const KEEP_ALIVE_MS = 15 * SECOND_MS;
const MAX_POLLED = 1_000;

/**
 * A server-sent event: its name and its data; the last one of a stream if `isOver`. `intervalMs` is the time until the next reading
 * where it differs from that of the stream.
 */
export type PolledEvent = { name: string; data: object; isOver: boolean; intervalMs?: number };

export type Polled<T> = {
  /**
   * A polled value. Streams with the same key share each reading, so that thousands of them cost the database no more than one.
   */
  key: string;
  read: () => Promise<T>;
  intervalMs: number;
  /** After this the stream ends, and the browser reconnects. */
  maxMs: number;
};

const readings = new LRUCache<string, Promise<unknown>>({ max: MAX_POLLED });

/** A recent reading of another stream, otherwise a new one. */
function readOnce<T>({ key, read, intervalMs }: Polled<T>): Promise<T> {
  const recent = readings.get(key);
  // Readings of one key are of one type.
  if (recent) return recent as Promise<T>;
  const reading = read();
  // Shorter than the interval, so that a stream never meets its own last reading.
  readings.set(key, reading, { ttl: intervalMs * 0.8 });
  reading.catch(() => readings.delete(key));
  return reading;
}

/**
 * A polled value, again and again, until `signal` aborts or the time is over. `isQuiet` says that the consumer has to send something, or
 * proxies close the connection. A consumer may ask for the next one later or sooner, by returning the time until then.
 */
export async function* polledValues<T>(
  polled: Polled<T>,
  signal: AbortSignal,
): AsyncGenerator<{ value: T; isQuiet: boolean }, void, number | undefined> {
  const until = performance.now() + polled.maxMs;
  let quietSince = performance.now();
  while (!signal.aborted && performance.now() < until) {
    const isQuiet = performance.now() - quietSince > KEEP_ALIVE_MS;
    if (isQuiet) quietSince = performance.now();
    const intervalMs = yield { value: await readOnce(polled), isQuiet };
    await sleep(intervalMs ?? polled.intervalMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Server-sent events about something that is polled: one whenever it has changed, until it is over or `signal` aborts. */
export async function* polledEvents(polled: Polled<PolledEvent>, signal: AbortSignal): AsyncGenerator<string> {
  const values = polledValues(polled, signal);
  let lastEvent = '';
  yield 'retry: 1000\n\n';
  for (let next = await values.next(); !next.done; ) {
    const { name, data, isOver, intervalMs } = next.value.value;
    const event = `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
    if (event !== lastEvent || next.value.isQuiet) yield event;
    lastEvent = event;
    if (isOver) return;
    next = await values.next(intervalMs);
  }
}
