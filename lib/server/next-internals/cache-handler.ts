import { serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { serverBridge } from '@/lib/server-bridge';

const MAX_TOTAL_BYTES = 48 * 1024 * 1024;

/** A page, or data (`FETCH`), which states itself after how many seconds it is stale. */
type Value = { kind: string; revalidate?: number | false } | null;
type Context = { cacheControl?: { revalidate: number | false } };
type Entry = { value: Value; lastModified: number; maxAgeMs: number };

// Next creates a handler for each request; they share the entries.
const entries = new LRUCache<string, Entry>({
  maxSize: MAX_TOTAL_BYTES,
  sizeCalculation: ({ value }) => serialize(value).length,
});
/** Next computes ages by this clock, which is monotonic. */
const now = () => performance.timeOrigin + performance.now();

function maxAgeOf(value: Value, { cacheControl }: Context): number {
  const seconds = value?.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
  return typeof seconds === 'number' ? seconds * 1_000 : Number.POSITIVE_INFINITY;
}

let revalidatedAt = Number.NEGATIVE_INFINITY;

/**
 * Next's cache of pages and data (`cacheHandler` in next.config.ts), in memory. Unlike Next's own, it does not use the machine's
 * clock to compare an entry with a revalidation: after a step of the clock, changes would stay invisible for as long as the step.
 * All content belongs to one tag, so any revalidation drops everything.
 */
export default class CacheHandler {
  readonly #startedAt = performance.now();

  /** Never a stale value: Next would serve it, also to requests after a revalidation, for as long as it renders in the background. */
  async get(key: string): Promise<Entry | null> {
    const entry = entries.get(key);
    return entry && now() - entry.lastModified < entry.maxAgeMs ? entry : null;
  }

  /**
   * Stores a value, unless it may have been made from content of before the last revalidation. If it is a page, it then tells the
   * server: Next lets requests join a rendering of their path that is in progress, so later ones may be about to get it too.
   */
  async set(key: string, value: Value, context: Context = {}): Promise<void> {
    if (this.#startedAt > revalidatedAt)
      entries.set(key, { value, lastModified: now(), maxAgeMs: maxAgeOf(value, context) });
    else if (value?.kind !== 'FETCH') serverBridge()?.renderingSuperseded();
  }

  async revalidateTag(): Promise<void> {
    revalidatedAt = performance.now();
    entries.clear();
  }

  resetRequestCache(): void {}
}
