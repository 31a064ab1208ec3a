import { LRUCache } from 'lru-cache';
import { type Context, isRead, type Middleware } from '@/lib/server/compose';
import { isDataRequest } from '@/lib/server/next-internals/data-request';
import type { RenderedResponse } from '@/lib/server/render';
import { relevantUrl, routeClass } from '@/lib/server/routes';
import { type CachedResponse, cacheResponse, sendCached } from './cached-response';

const MAX_TOTAL_BYTES = 64 * 1024 * 1024;
const MAX_BODY_BYTES = 2 * 1024 * 1024;
/**
 * Pages are rendered again after this time even without a change, since some of what they show depends on the time of day. The
 * visitor who comes then gets the page as it is: a change of content is known by its version, not by time.
 */
const TTL_MS = 60_000;

const isPublic = (context: Context) => isRead(context) && routeClass(context.path) === 'public';

/** Whether a request is for something that is the same for everyone. */
export const isPublicRead = (context: Context): boolean => isPublic(context) && !isDataRequest(context.request.headers);

/** Whether Next's client router requests the data of a page that is the same for everyone. */
export const isPublicDataRequest = (context: Context): boolean =>
  isPublic(context) && isDataRequest(context.request.headers);

/**
 * The cache key of a request; undefined when its response is not cached. URLs with a query that their route reads, or with
 * percent-encoding, are not, since anyone can make up any number of them; nor is Markdown at the URL of a page, which is rarely
 * requested.
 */
export function cacheKey(context: Context): string | undefined {
  const { url, path, request } = context;
  if (relevantUrl(url) !== path) return undefined;
  if (path.includes('%') || request.headers.accept?.includes('text/markdown')) return undefined;
  return isPublicRead(context) ? path : undefined;
}

/** Whether a public response may be cached: complete, successful, and declared as public by its route. */
export function isCacheable({ status, headers, body }: RenderedResponse): boolean {
  const control = String(headers['cache-control'] ?? '');
  return (
    status === 200 &&
    headers['set-cookie'] === undefined &&
    body.length <= MAX_BODY_BYTES &&
    /\bpublic\b|\bs-maxage=/.test(control) &&
    !/\bno-store\b|\bprivate\b/.test(control)
  );
}

/** `freshUntil` by the monotonic clock: setting the machine's clock changes nothing. */
type Entry = CachedResponse & { generation: number; freshUntil: number };

/** Public responses in memory, until content changes. */
export class ResponseCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_TOTAL_BYTES,
    sizeCalculation: ({ bytes }) => bytes + 1_000,
  });
  readonly #isKept: boolean;
  #generation = 0;
  #compressing: Promise<void> = Promise.resolve();

  /** @param isKept false for the development server: nothing that is stored is found again */
  constructor({ isKept = true } = {}) {
    this.#isKept = isKept;
  }

  /** The cached response of a key; one from older content only with `stale`. */
  find(key: string, { stale = false } = {}): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    return entry && (stale || entry.generation === this.#generation) ? entry : undefined;
  }

  /** Whether a response is due to be rendered anew. True once each time: the caller renders it. */
  takeRefresh(key: string): boolean {
    const entry = this.#entries.peek(key);
    if (!entry || entry.freshUntil > performance.now()) return false;
    entry.freshUntil = performance.now() + TTL_MS;
    return true;
  }

  /** Incremented by each invalidation. Read it before rendering: what was rendered from older content is only served as stale. */
  get generation(): number {
    return this.#generation;
  }

  /**
   * Stores a cacheable response, unless something newer is there, and compresses it as well as can be in the background.
   * @param generation that of the cache before rendering
   * @returns the response, ready to be sent
   */
  async store(key: string, rendered: RenderedResponse, generation: number): Promise<CachedResponse> {
    const cached = await cacheResponse(rendered, { previous: this.#entries.get(key) });
    if (!this.#isKept) return cached;
    if (generation < (this.#entries.get(key)?.generation ?? 0)) return cached;
    const entry = { ...cached, generation, freshUntil: performance.now() + TTL_MS };
    this.#entries.set(key, entry);
    if (!entry.isBest) this.#compressing = this.#compressing.then(() => this.#compress(key, entry, rendered));
    return cached;
  }

  /** Resolves when everything stored so far is as small as can be. */
  get compressed(): Promise<void> {
    return this.#compressing;
  }

  /** One after the other, so that the threads of zlib stay free for visitors. */
  async #compress(key: string, entry: Entry, rendered: RenderedResponse): Promise<void> {
    if (this.#entries.peek(key) !== entry) return;
    const best = await cacheResponse(rendered, { previous: entry, best: true });
    if (this.#entries.peek(key) === entry) this.#entries.set(key, { ...entry, ...best });
  }

  /** Deletes what is stored for a path that has no page any more, unless that is newer than `generation`. */
  delete(key: string, generation: number): void {
    if (generation >= (this.#entries.get(key)?.generation ?? 0)) this.#entries.delete(key);
  }

  /** The responses that are not stale, the least recently used first. */
  current(): [string, CachedResponse][] {
    return [...this.#entries.entries()].reverse().filter(([, entry]) => entry.generation === this.#generation);
  }

  /** Adds current responses of another instance, to be rendered anew at their next visit. */
  restore(entries: [string, CachedResponse][]): void {
    for (const [key, cached] of entries)
      this.#entries.set(key, { ...cached, generation: this.#generation, freshUntil: 0 });
  }

  /** Makes everything stale. Stale responses still serve while nothing newer can be rendered. */
  invalidate(): void {
    this.#generation += 1;
  }
}

/**
 * Serves responses from the cache.
 * @param refresh renders the page at a path anew, in the background
 */
export const responseCache =
  (cache: ResponseCache, refresh: (path: string) => Promise<void>): Middleware =>
  (context, next) => {
    const key = cacheKey(context);
    const cached = key === undefined ? undefined : cache.find(key);
    if (key === undefined || !cached) return next();
    if (cache.takeRefresh(key)) void refresh(key);
    return sendCached(cached, context.request, context.response);
  };
