import { LRUCache } from 'lru-cache';
import type { Request, Route } from 'playwright-core';
import { readBytes } from '@/lib/read-bytes';
import { parseUrl } from '@/lib/text/parse-url';
import { type FetchOptions, guardedFetch } from '../fetch/guarded-fetch';
import { type Problem, problem } from '../fetch/problem';
import type { Response } from '../fetch/send-request';

/** A page whose HTML has been fetched already. */
export type FetchedHtml = { url: string; html: string };

/** The limits of one page: the number of requests, and their total decompressed size. */
export type LoadLimits = { requests: number; bytes: number };

type Loaded = { ok: true; status: number; headers: Record<string, string>; body: Buffer };

/** Scripts by URL, since the pages of a site load the same ones. */
export type ScriptCache = LRUCache<string, Loaded>;

const CACHED_BYTES = 20 * 1024 * 1024;

/** Creates an empty cache of the scripts of one run. */
export const createScriptCache = (): ScriptCache =>
  new LRUCache({ maxSize: CACHED_BYTES, sizeCalculation: ({ body }) => body.length + 1 });

/** Requests that can lead to text. Pictures, fonts, frames and beacons cannot. */
const LOADED_TYPES: ReadonlySet<string> = new Set(['script', 'xhr', 'fetch']);
/** Simultaneous requests of a page, as many as browsers send to one host. */
const CONCURRENCY = 6;
/** No others are sent: the crawler must not send a third party headers that would require a preflight request. */
const REQUEST_HEADERS = ['accept', 'origin', 'referer'];
/** What the browser needs to run a script and to apply CORS. In particular, no cookies. */
const RESPONSE_HEADERS = ['content-type', 'access-control-allow-origin', 'access-control-allow-credentials'];

const pick = (names: readonly string[], read: (name: string) => string | null | undefined) =>
  Object.fromEntries(names.flatMap((name) => [[name, read(name) ?? '']]).filter(([, value]) => value !== ''));

async function readResponse(response: Response, limit: number, options: FetchOptions): Promise<Loaded | Problem> {
  if (response.isEncoded) return problem('encoding');
  const { bytes, isWhole } = await readBytes(response.body, limit, options.onBytes);
  if (!isWhole) return problem('too-large');
  return {
    ok: true,
    status: response.status,
    headers: pick(RESPONSE_HEADERS, response.header),
    body: Buffer.from(bytes),
  };
}

/**
 * Responds to every request of a page that is rendered, in place of the network, which the browser does not have: the page itself from its
 * HTML, scripts and data through `guardedFetch` and subject to robots.txt (`fetch.mayFollow`), style sheets as empty ones, nothing else.
 * Only GET, since a crawler must not change anything.
 */
export class PageRequests {
  private readonly running = new Set<Promise<unknown>>();
  private isOpened = false;
  private requests = 0;
  private bytes = 0;

  constructor(
    private readonly page: FetchedHtml,
    private readonly fetch: FetchOptions,
    private readonly limits: LoadLimits,
    private readonly scripts: ScriptCache,
  ) {}

  respond = async (route: Route, request: Request): Promise<void> => {
    const type = request.resourceType();
    if (request.isNavigationRequest()) return this.respondToNavigation(route, request);
    // An error instead would stop scripts that load their own style sheets.
    if (type === 'stylesheet') return route.fulfill({ contentType: 'text/css', body: '' });
    if (!LOADED_TYPES.has(type) || request.method() !== 'GET') return route.abort('blockedbyclient');
    const loaded = await this.load(request, type === 'script');
    await (loaded.ok ? route.fulfill(loaded) : route.abort('blockedbyclient'));
  };

  /** Opens the page, once: neither frames nor scripts may open another one. */
  private async respondToNavigation(route: Route, request: Request): Promise<void> {
    // Any other error would replace the page by an error page.
    if (this.isOpened || request.url() !== this.page.url) return route.abort('aborted');
    this.isOpened = true;
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: this.page.html });
  }

  private async load(request: Request, isScript: boolean): Promise<Loaded | Problem> {
    const url = parseUrl(request.url());
    const known = isScript && url && this.scripts.get(url.href);
    if (known) return known;
    this.requests += 1;
    if (!url || this.requests > this.limits.requests) return problem('too-large');
    while (this.running.size >= CONCURRENCY) await Promise.race(this.running);
    const loading = this.fetchOne(url, request.headers());
    this.running.add(loading);
    const loaded = await loading.finally(() => this.running.delete(loading));
    if (isScript && loaded.ok) this.scripts.set(url.href, loaded);
    return loaded;
  }

  private async fetchOne(url: URL, headers: Record<string, string>): Promise<Loaded | Problem> {
    const forbidden = await this.fetch.mayFollow?.(url);
    if (forbidden) return forbidden;
    const onBytes = (count: number) => {
      this.bytes += count;
      this.fetch.onBytes?.(count);
    };
    const sent = pick(REQUEST_HEADERS, (name) => headers[name]);
    return guardedFetch<Loaded>(url.href, sent, this.fetch, (_url, response) =>
      readResponse(response, this.limits.bytes - this.bytes, { ...this.fetch, onBytes }),
    );
  }
}
