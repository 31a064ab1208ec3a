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

type Polled = {
  /**
   * A polled value. Streams with the same key share each reading, so that thousands of them cost the database no more than one.
   */
  key: string;
  read: () => Promise<PolledEvent>;
  intervalMs: number;
  /** After this the stream ends, and the browser reconnects. */
  maxMs: number;
};

const readings = new LRUCache<string, Promise<PolledEvent>>({ max: MAX_POLLED });

/** A recent reading of another stream, otherwise a new one. */
function readOnce({ key, read, intervalMs }: Polled): Promise<PolledEvent> {
  const recent = readings.get(key);
  if (recent) return recent;
  const reading = read();
  // Shorter than the interval, so that a stream never meets its own last reading.
  readings.set(key, reading, { ttl: intervalMs * 0.8 });
  reading.catch(() => readings.delete(key));
  return reading;
}

/** Server-sent events about something that is polled: one whenever it has changed, until it is over or `signal` aborts. */
export async function* polledEvents(polled: Polled, signal: AbortSignal): AsyncGenerator<string> {
  const until = performance.now() + polled.maxMs;
  let lastEvent = '';
  let sentAt = performance.now();
  yield 'retry: 1000\n\n';
  while (!signal.aborted && performance.now() < until) {
    const { name, data, isOver, intervalMs = polled.intervalMs } = await readOnce(polled);
    const event = `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
    if (event !== lastEvent || performance.now() - sentAt > KEEP_ALIVE_MS) {
      yield event;
      lastEvent = event;
      sentAt = performance.now();
    }
    if (isOver) return;
    await sleep(intervalMs, undefined, { signal }).catch(() => undefined);
  }
}
