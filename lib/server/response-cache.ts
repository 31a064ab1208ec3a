import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type StoredResponse, storeResponse } from './cached-response';

const MAX_TOTAL_BYTES = 64 * 1024 * 1024;
const MAX_BODY_BYTES = 2 * 1024 * 1024;
/** After this a page is asked for anew, whether or not a write was noticed: what depends on the time of day changes too. */
const KEPT_MS = 60_000;

// What Next itself lists; all but the last are only sent by its own client, whose requests are never answered from here.
const HARMLESS_VARY = new Set([
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'accept-encoding',
  'accept',
]);

/** What advertisements and letters add to an address: read in the browser (components/leads/attribution.ts), and no page differs by it. */
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/;

/** An address without what says where the visitor comes from. */
function withoutCampaign(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const isCampaign = query !== undefined && [...new URLSearchParams(query).keys()].every((name) => CAMPAIGN.test(name));
  return isCampaign ? path : url;
}

/**
 * The key of a request whose answer is the same for everyone; undefined for others.
 * Addresses with a query are left out, except those of files: anybody can make up any number of them.
 */
export function memoryKey({ method, url: asked = '', headers }: IncomingMessage): string | undefined {
  const url = withoutCampaign(asked);
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (headers.rsc !== undefined || headers.range !== undefined || headers.authorization !== undefined) return undefined;
  if (headers['next-action'] !== undefined || headers['content-type'] !== undefined) return undefined;
  if (url.includes('?') && !url.startsWith('/_next/')) return undefined;
  // Assistants may ask for the same address as Markdown, in many ways, and seldom.
  return headers.accept?.includes('text/markdown') ? undefined : url;
}

const isForever = (cacheControl: string) => cacheControl.includes('immutable');

/** Whether an answer may be given to everyone who asks for the same. */
export function isStorable(response: ServerResponse): boolean {
  if (response.statusCode !== 200 || response.hasHeader('set-cookie') || response.hasHeader('content-encoding'))
    return false;
  const control = String(response.getHeader('cache-control') ?? '');
  if (!/\bpublic\b|\bs-maxage=/.test(control) || /\bno-store\b|\bprivate\b/.test(control)) return false;
  if (Number(response.getHeader('content-length') ?? 0) > MAX_BODY_BYTES) return false;
  const vary = String(response.getHeader('vary') ?? '')
    .toLowerCase()
    .split(',');
  return vary.every((name) => name.trim() === '' || HARMLESS_VARY.has(name.trim()));
}

/** `until` by the monotonic clock: setting the machine's clock changes nothing. */
type Kept = StoredResponse & { until: number; isForever: boolean };

/** Finished responses, kept in memory until a write drops them. */
export class ResponseMemory {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MAX_TOTAL_BYTES,
    sizeCalculation: ({ bytes }) => bytes + 1_000,
  });
  #generation = 0;

  /** What is kept under a key; past its time only where `orOlder` says so. */
  find(key: string, { orOlder = false } = {}): StoredResponse | undefined {
    const kept = this.#kept.get(key);
    return kept && (orOlder || kept.until > performance.now()) ? kept : undefined;
  }

  /** To be asked for before a response is made: what is made of older content is not kept. */
  get generation(): number {
    return this.#generation;
  }

  /** Keeps a response, unless content has changed since `generation` or the body is too large. */
  async keep(key: string, made: Parameters<typeof storeResponse>[0], generation: number): Promise<void> {
    if (made.body.length > MAX_BODY_BYTES) return;
    const forever = isForever(String(made.headers['cache-control'] ?? ''));
    const stored = await storeResponse(made, { isForever: forever, before: this.#kept.get(key) });
    if (generation !== this.#generation && !forever) return;
    const until = forever ? Number.POSITIVE_INFINITY : performance.now() + KEPT_MS;
    this.#kept.set(key, { ...stored, isForever: forever, until });
  }

  /** Marks everything as past its time that content is part of. It still answers while nothing newer can be made. */
  drop(): void {
    this.#generation += 1;
    for (const kept of this.#kept.values()) if (!kept.isForever) kept.until = 0;
  }
}
