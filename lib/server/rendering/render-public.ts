import { setTimeout as sleep } from 'node:timers/promises';
import { log, loggedPath } from '@/lib/log';
import { type CachedResponse, sendCached } from '@/lib/server/cache/cached-response';
import { cacheKey, isCacheable, isPublicRead, type ResponseCache } from '@/lib/server/cache/response-cache';
import type { Context, Middleware } from '@/lib/server/compose';
import type { Render, RenderedResponse } from '@/lib/server/render';
import { relevantUrl } from '@/lib/server/routes';
import { hashPolicy } from '@/lib/server/security/content-security-policy';
import { rejectRequest } from '@/lib/server/security/reject-request';
import { withTimeLimit } from '@/lib/server/time-limit';
import { finalizeResponse } from './finalize-response';
import { sendRendered } from './send-rendered';
import { SingleFlight } from './single-flight';

/** After this, a rendering counts as stuck and the next visitor starts another; sooner would add load to a busy machine. */
const STUCK_AFTER_MS = 60_000;
/** How often a page is rendered for one request while content keeps changing. */
const MAX_ATTEMPTS = 3;
const RETRY_AFTER = { 'Retry-After': '5' };

type Dependencies = {
  render: Render;
  cache: ResponseCache;
  /** Whether the latest query failed because the database is unavailable. */
  isDatabaseDown: () => boolean;
  /** The host that public pages are rendered for. */
  host: string;
  /** How long a visitor waits before getting 503. */
  timeLimitMs: number;
  stuckAfterMs?: number;
};

type Result = { cached: CachedResponse } | { rendered: RenderedResponse };

/** What to render: nothing else of a visitor's request reaches a public page. */
type Target = {
  /** Path and the query that the route reads. */
  url: string;
  path: string;
  /** Undefined when the response is not cached. */
  key: string | undefined;
  /** The Accept header as far as routes distinguish it (lib/routing.ts). */
  accept: string;
  requestId?: string;
};

function targetOf(context: Context): Target {
  const { accept, 'x-request-id': id } = context.request.headers;
  return {
    url: relevantUrl(context.url),
    path: context.path,
    key: cacheKey(context),
    accept: accept?.includes('text/markdown') ? accept : 'text/html',
    requestId: id === undefined ? undefined : String(id),
  };
}

/** A redirect that keeps the visitor's query, which the browser reads: campaigns are attributed to leads there. */
function keepQuery(rendered: RenderedResponse, { url, path }: Context): RenderedResponse {
  const { location } = rendered.headers;
  if (typeof location !== 'string' || location.includes('?') || relevantUrl(url) !== path) return rendered;
  const [target, fragment] = location.split('#');
  const query = url.slice(path.length);
  return {
    ...rendered,
    headers: { ...rendered.headers, location: `${target}${query}${fragment ? `#${fragment}` : ''}` },
  };
}

export type PublicPages = {
  /** Renders public pages for visitors. Responds with 503 when rendering exceeds the timeout. */
  render: Middleware;
  /** Renders the page at a path into the cache. Never rejects: a visitor will render it otherwise. */
  refresh: (path: string) => Promise<void>;
  /** Does the same for one page after the other, with as long a pause as each took: visitors come first. */
  refreshInTurn: (path: string) => Promise<void>;
};

/**
 * Renders public pages detached from their visitors: without cookies, once for all concurrent requests of a URL, and regardless
 * of disconnects.
 */
export function createPublicPages(dependencies: Dependencies): PublicPages {
  const { render, cache, isDatabaseDown, host, timeLimitMs, stuckAfterMs = STUCK_AFTER_MS } = dependencies;
  const flights = new SingleFlight<Result>(stuckAfterMs);

  /** Renders a page, again if content has changed meanwhile. */
  async function renderLatest({ url, accept, requestId }: Target) {
    for (let attempt = 1; ; attempt += 1) {
      const { generation } = cache;
      const headers = { host, accept, ...(requestId !== undefined && { 'x-request-id': requestId }) };
      const rendered = await render({ method: 'GET', url, headers });
      if (generation === cache.generation || attempt === MAX_ATTEMPTS) return { rendered, generation };
    }
  }

  async function renderAndStore(target: Target): Promise<Result> {
    const { key, path } = target;
    const { rendered, generation } = await renderLatest(target);
    const final = finalizeResponse(rendered, path, hashPolicy);
    if (final.status >= 500) return { rendered: isDatabaseDown() ? { ...final, status: 503 } : final };
    if (key !== undefined && final.status >= 300) cache.delete(key, generation);
    return key !== undefined && isCacheable(final)
      ? { cached: await cache.store(key, final, generation) }
      : { rendered: final };
  }

  function renderInTime(target: Target): Promise<Result> {
    const flight = [cache.generation, target.url, target.key ? '' : target.accept].join(' ');
    const rendering = flights.run(flight, () => renderAndStore(target));
    return withTimeLimit(rendering, timeLimitMs, `Rendering took longer than ${timeLimitMs} ms.`);
  }

  async function respond(context: Context, result: Result, key: string | undefined): Promise<void> {
    const { request, response } = context;
    if (response.destroyed) return;
    if ('cached' in result) return sendCached(result.cached, request, response);
    const isFailed = result.rendered.status >= 500;
    const older = isFailed && key !== undefined ? cache.find(key, { stale: true }) : undefined;
    if (older) return sendCached(older, request, response);
    return sendRendered(keepQuery(result.rendered, context), request, response);
  }

  const renderForVisitor: Middleware = async (context, next) => {
    if (!isPublicRead(context)) return next();
    const target = targetOf(context);
    const { key } = target;
    const { request, response, url } = context;
    try {
      await respond(context, await renderInTime(target), key);
    } catch (error) {
      log.error({ err: error, requestId: request.headers['x-request-id'], path: loggedPath(url) }, 'rendering failed');
      const older = key === undefined ? undefined : cache.find(key, { stale: true });
      if (response.headersSent || response.destroyed) response.destroy();
      else if (older) sendCached(older, request, response);
      else rejectRequest(request, response, { status: 503, headers: RETRY_AFTER });
    }
  };

  async function refresh(path: string): Promise<void> {
    try {
      await renderInTime({ url: path, path, key: path, accept: 'text/html' });
    } catch (error) {
      log.warn({ err: error, path: loggedPath(path) }, 'rendering in the background failed');
    }
  }

  let refreshing = Promise.resolve();
  function refreshInTurn(path: string): Promise<void> {
    refreshing = refreshing.then(async () => {
      const started = performance.now();
      await refresh(path);
      await sleep(performance.now() - started, undefined, { ref: false });
    });
    return refreshing;
  }

  return { render: renderForVisitor, refresh, refreshInTurn };
}
