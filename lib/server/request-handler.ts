import type { IncomingMessage, RequestListener } from 'node:http';
import { asReader } from '@/lib/db-pool';
import { log } from '@/lib/log';
import type { RateLimitPolicy } from '@/lib/rate-limits/policies';
import { assignRequestId } from './assign-request-id';
import { type CacheInvalidation, cacheInvalidation } from './cache/cache-invalidation';
import { type ResponseCache, responseCache } from './cache/response-cache';
import { compose, createContext, type Middleware, once } from './compose';
import { formPosts } from './forms/form-posts';
import { inTotal, limitConcurrency, perClient } from './limits/limit-concurrency';
import { limitRequests } from './limits/limit-requests';
import { paceWrites } from './limits/pace-writes';
import { logRequests } from './log-requests';
import { createAdminCheck, maintenance } from './maintenance';
import { developmentRequests } from './next-internals/development-requests';
import { useOriginForm } from './origin-form';
import type { NextHandler, Render } from './render';
import { forwardToNext } from './rendering/forward-to-next';
import type { PublicPages } from './rendering/render-public';
import { rejectMalformed } from './security/reject-malformed';
import { rejectRequest } from './security/reject-request';
import { type StaticFolder, staticFiles } from './static/static-files';
import { uploadedImages } from './static/uploaded-images';

type Dependencies = {
  next: NextHandler;
  render: Render;
  cache: ResponseCache;
  pages: PublicPages;
  invalidation: Pick<CacheInvalidation, 'check'>;
  staticFolders: readonly StaticFolder[];
  /** Where uploaded images are stored; undefined when they are in a bucket. */
  imageFolder?: string;
  /** Exists during maintenance (scripts/maintenance.mjs). */
  maintenanceFile: string;
  /** The host that public pages are rendered for. */
  host: string;
  /** How many proxies in front of this server are trusted to say where a request comes from. */
  proxies: number;
  /** How many requests one client may send, not counting those answered from the cache. */
  requestPolicy: RateLimitPolicy;
  /** What other websites load of agents (lib/server/chat); none where agents are switched off. */
  chat?: (render: Render) => readonly Middleware[];
  /** In front of Next's development server: without limits. */
  isDev?: boolean;
};

/** Whether a request only reads, and is none of those that watch the site. */
const isReading = ({ method, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/api\/(?:health|metrics)\b/.test(url);

/** The server in front of Next, as a chain of middlewares. docs/decisions/custom-server.md */
export function createRequestHandler(given: Dependencies): RequestListener {
  const { render, cache, pages, host, requestPolicy, isDev = false } = given;
  const unlessDev = (...limits: Middleware[]) => compose(isDev ? [] : limits);
  const countRequest = once(
    compose([assignRequestId(given.proxies), unlessDev(logRequests, limitRequests(requestPolicy))]),
  );
  const handle = compose([
    rejectMalformed,
    ...(isDev ? [developmentRequests(given.next)] : []),
    staticFiles(given.staticFolders),
    uploadedImages(given.imageFolder),
    maintenance({ file: given.maintenanceFile, countRequest, isAdmin: createAdminCheck(render, host) }),
    cacheInvalidation(given.invalidation),
    responseCache(cache, pages.refreshInTurn),
    countRequest,
    unlessDev(paceWrites(requestPolicy), limitConcurrency(perClient), limitConcurrency(inTotal)),
    ...(given.chat?.(render) ?? []),
    // Once more, for requests that have waited while another rendered the same page.
    responseCache(cache, pages.refreshInTurn),
    pages.render,
    formPosts(render),
    forwardToNext(given.next, host),
  ]);

  return (request, response) => {
    const fail = (error: unknown) => {
      // The client hung up before its body was read, which is not a failure.
      if (request.errored) return void response.destroy();
      log.error({ err: error, requestId: request.headers['x-request-id'] }, 'request failed in the server');
      if (response.headersSent) response.destroy();
      else rejectRequest(request, response, { status: 503, headers: { 'Retry-After': '5' } });
    };
    useOriginForm(request);
    try {
      const work = () => handle(createContext(request, response))?.catch(fail);
      if (isReading(request)) asReader(work);
      else work();
    } catch (error) {
      fail(error);
    }
  };
}
