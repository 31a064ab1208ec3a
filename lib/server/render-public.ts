import type { IncomingHttpHeaders } from 'node:http';
import { log, loggedPath } from '@/lib/log';
import { type CachedResponse, sendCached } from './cached-response';
import type { Context, Middleware } from './compose';
import { hashPolicy } from './content-security-policy';
import { finalizeResponse } from './finalize-response';
import { rejectRequest } from './reject-request';
import type { Render, RenderedResponse } from './render';
import { cacheKey, isCacheable, isPublicRead, type ResponseCache } from './response-cache';
import { sendRendered } from './send-rendered';
import { SingleFlight } from './single-flight';
import { withTimeLimit } from './time-limit';

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

/** `Accept` as far as routes distinguish it (lib/routing.ts); nothing else of a visitor's headers reaches a public page. */
const acceptOf = ({ headers }: { headers: IncomingHttpHeaders }) =>
  headers.accept?.includes('text/markdown') ? headers.accept : 'text/html';

/**
 * Renders public pages detached from their visitors: without cookies, once for all concurrent requests of a URL, and regardless
 * of disconnects. Responds with 503 when rendering exceeds the timeout.
 */
export function renderPublic(dependencies: Dependencies): Middleware {
  const { render, cache, isDatabaseDown, host, timeLimitMs, stuckAfterMs = STUCK_AFTER_MS } = dependencies;
  const flights = new SingleFlight<Result>(stuckAfterMs);

  /** Renders a page, again if content has changed meanwhile. */
  async function renderLatest(context: Context, url: string) {
    const { headers } = context.request;
    const visitorIndependent = { host, accept: acceptOf(context.request), 'x-request-id': headers['x-request-id'] };
    for (let attempt = 1; ; attempt += 1) {
      const { generation } = cache;
      const rendered = await render({ method: 'GET', url, headers: visitorIndependent });
      if (generation === cache.generation || attempt === MAX_ATTEMPTS) return { rendered, generation };
    }
  }

  async function renderAndStore(context: Context, key: string | undefined): Promise<Result> {
    const { rendered, generation } = await renderLatest(context, key ?? context.url);
    const final = finalizeResponse(rendered, context.path, hashPolicy);
    if (final.status >= 500) return { rendered: isDatabaseDown() ? { ...final, status: 503 } : final };
    if (key !== undefined && final.status >= 300) cache.delete(key, generation);
    return key !== undefined && isCacheable(final)
      ? { cached: await cache.store(key, final, generation) }
      : { rendered: final };
  }

  function renderInTime(context: Context, key: string | undefined): Promise<Result> {
    const flight = [cache.generation, key ?? context.url, key ? '' : acceptOf(context.request)].join(' ');
    const rendering = flights.run(flight, () => renderAndStore(context, key));
    return withTimeLimit(rendering, timeLimitMs, `Rendering took longer than ${timeLimitMs} ms.`);
  }

  async function respond(context: Context, result: Result, key: string | undefined): Promise<void> {
    const { request, response } = context;
    if (response.destroyed) return;
    if ('cached' in result) return sendCached(result.cached, request, response);
    const isFailed = result.rendered.status >= 500;
    const older = isFailed && key !== undefined ? cache.find(key, { stale: true }) : undefined;
    if (older) return sendCached(older, request, response);
    return sendRendered(result.rendered, request, response);
  }

  return async (context, next) => {
    if (!isPublicRead(context)) return next();
    const key = cacheKey(context);
    const { request, response, url } = context;
    try {
      await respond(context, await renderInTime(context, key), key);
    } catch (error) {
      log.error({ err: error, requestId: request.headers['x-request-id'], path: loggedPath(url) }, 'rendering failed');
      const older = key === undefined ? undefined : cache.find(key, { stale: true });
      if (response.headersSent || response.destroyed) response.destroy();
      else if (older) sendCached(older, request, response);
      else rejectRequest(request, response, { status: 503, headers: RETRY_AFTER });
    }
  };
}
