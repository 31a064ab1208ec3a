import { LRUCache } from 'lru-cache';
import { type CachedResponse, cacheResponse, sendCached } from './cached-response';
import { type Context, isRead, type Middleware } from './compose';
import { isDataRequest } from './data-request';
import type { RenderedResponse } from './render';
import { routeClass } from './routes';

const MAX_TOTAL_BYTES = 64 * 1024 * 1024;
const MAX_BODY_BYTES = 2 * 1024 * 1024;
/** Pages are rendered again after this time even without a change: some of what they show depends on the time of day. */
const TTL_MS = 60_000;

/** Campaign parameters, which are read in the browser (components/leads/attribution.ts) and do not affect the page. */
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/;

const isCampaign = (query: string) => [...new URLSearchParams(query).keys()].every((name) => CAMPAIGN.test(name));

const isPublic = (context: Context) => isRead(context) && routeClass(context.path) === 'public';

/** Whether a request is for something that is the same for everyone. */
export const isPublicRead = (context: Context): boolean => isPublic(context) && !isDataRequest(context.request.headers);

/** Whether Next's client router requests the data of a page that is the same for everyone. */
export const isPublicDataRequest = (context: Context): boolean =>
  isPublic(context) && isDataRequest(context.request.headers);

/**
 * The cache key of a request; undefined when its response is not cached. URLs with a query or percent-encoding are not, since
 * anyone can make up any number of them; nor is Markdown at the URL of a page, which is rarely requested.
 */
export function cacheKey(context: Context): string | undefined {
  const { url, path, request } = context;
  if (url !== path && !isCampaign(url.slice(path.length + 1))) return undefined;
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

/** `expiresAt` by the monotonic clock: setting the machine's clock changes nothing. */
type Entry = CachedResponse & { generation: number; expiresAt: number };

/** Public responses in memory, until content changes or their time is up. */
export class ResponseCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_TOTAL_BYTES,
    sizeCalculation: ({ bytes }) => bytes + 1_000,
  });
  #generation = 0;

  /** The cached response of a key; an expired one only with `stale`. */
  find(key: string, { stale = false } = {}): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    return entry && (stale || entry.expiresAt > performance.now()) ? entry : undefined;
  }

  /** Incremented by each invalidation. Read it before rendering: what was rendered from older content is stored as expired. */
  get generation(): number {
    return this.#generation;
  }

  /**
   * Stores a cacheable response. If content has changed since `generation`, it is stored as expired, unless something newer is
   * there. Returns it ready to be sent.
   */
  async store(key: string, rendered: RenderedResponse, generation: number): Promise<CachedResponse> {
    const cached = await cacheResponse(rendered, this.#entries.get(key));
    const isNewest = generation >= (this.#entries.get(key)?.generation ?? 0);
    const expiresAt = generation === this.#generation ? performance.now() + TTL_MS : 0;
    if (isNewest) this.#entries.set(key, { ...cached, generation, expiresAt });
    return cached;
  }

  /** Deletes what is stored for a path that has no page any more, unless that is newer than `generation`. */
  delete(key: string, generation: number): void {
    if (generation >= (this.#entries.get(key)?.generation ?? 0)) this.#entries.delete(key);
  }

  /** Expires everything. Expired responses still serve while nothing newer can be rendered. */
  invalidate(): void {
    this.#generation += 1;
    for (const entry of this.#entries.values()) entry.expiresAt = 0;
  }
}

/** Serves responses from the cache. */
export const responseCache =
  (cache: ResponseCache): Middleware =>
  (context, next) => {
    const key = cacheKey(context);
    const cached = key === undefined ? undefined : cache.find(key);
    return cached ? sendCached(cached, context.request, context.response) : next();
  };
