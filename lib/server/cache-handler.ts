import { serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { serverBridge } from '@/lib/server-bridge';

const MAX_TOTAL_BYTES = 48 * 1024 * 1024;

type Entry = { value: unknown; lastModified: number };

// Next creates a handler for each request; they share the entries.
const entries = new LRUCache<string, Entry>({
  maxSize: MAX_TOTAL_BYTES,
  sizeCalculation: ({ value }) => serialize(value).length,
});
let revalidatedAt = Number.NEGATIVE_INFINITY;

/**
 * Next's cache of pages and data (`cacheHandler` in next.config.ts), in memory. Unlike Next's own, it does not use the machine's
 * clock to compare an entry with a revalidation: after a step of the clock, changes would stay invisible for as long as the step.
 * All content belongs to one tag, so any revalidation drops everything.
 */
export default class CacheHandler {
  readonly #startedAt = performance.now();

  async get(key: string): Promise<Entry | null> {
    return entries.get(key) ?? null;
  }

  /**
   * Stores a value, unless it may have been made from content of before the last revalidation. Then it tells the server: Next lets
   * requests join a rendering of their path that is in progress, so later ones may be about to get it too.
   */
  async set(key: string, value: unknown): Promise<void> {
    // Next computes ages by this clock, which is monotonic.
    const lastModified = performance.timeOrigin + performance.now();
    if (this.#startedAt > revalidatedAt) entries.set(key, { value, lastModified });
    else serverBridge()?.renderingSuperseded();
  }

  async revalidateTag(): Promise<void> {
    revalidatedAt = performance.now();
    entries.clear();
  }

  resetRequestCache(): void {}
}
