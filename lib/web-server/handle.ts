import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import fresh from 'fresh';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { log, loggedPath } from '@/lib/log';
import { withWordsForFailure } from './broken-page';
import { CLIENT_ADDRESS, clientAddress } from './client-address';
import { NO_PAGE_POLICY, policyFor } from './content-security-policy';
import type { Freshness } from './freshness';
import { holdBack } from './hold-back';
import { refusalFor, refuse } from './refuse';
import { isStorable, memoryKey, type ResponseMemory } from './response-memory';
import { securityHeaders } from './security-headers';
import { etagOf, sendStored } from './stored-response';

type Parts = {
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  memory: ResponseMemory;
  freshness: Freshness;
  /** How many proxies in front of this server are trusted to say where a request comes from. */
  proxies: number;
  /** Requests that one address may make within ten seconds, beyond those answered from memory. */
  requestLimit: number;
};

const LIMITED_SECONDS = 10;
/** A page may be kept by browsers and by a CDN, but is asked for again each time: it costs them an answer of 304. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';
const REQUEST_ID = /^[\w.-]{8,64}$/;
const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage'];
const compress = compression();

const isHtml = (response: ServerResponse) => String(response.getHeader('content-type') ?? '').startsWith('text/html');

/** A handler that threw: Next says so in three words that are no JSON. */
const isFailedHandler = ({ url = '' }: IncomingMessage, response: ServerResponse) =>
  url.startsWith('/api/') &&
  response.statusCode === 500 &&
  !String(response.getHeader('content-type')).includes('application/problem+json');

/** What Next tells of its own cache means nothing to visitors. */
const NEXT_ONLY = ['x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time'];

/** Gives every request an id and the address that it comes from, in headers that the application can trust. */
function label(request: IncomingMessage, response: ServerResponse, proxies: number): void {
  const { headers } = request;
  headers[CLIENT_ADDRESS] = clientAddress(request, proxies);
  // Of a trace too only our own proxies may say that a request belongs to it.
  if (proxies === 0) for (const name of TRACE_HEADERS) delete headers[name];
  const given = proxies > 0 ? String(headers['x-request-id'] ?? '') : '';
  const id = REQUEST_ID.test(given) ? given : randomUUID();
  headers['x-request-id'] = id;
  response.setHeader('X-Request-Id', id);
}

/** Writes down what was not answered from memory: no address, no query, nothing that names a person. */
function logWhenDone({ method, url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const started = performance.now();
  response.once('close', () => {
    const ms = Math.round(performance.now() - started);
    const level = response.statusCode >= 500 ? 'warn' : 'debug';
    const path = loggedPath(url);
    log[level]({ requestId: headers['x-request-id'], method, path, status: response.statusCode, ms }, 'request');
  });
}

/** The server in front of Next: refuses, remembers, and completes what Next answers. docs/decisions/response-layer.md */
export function requestHandler({ next, memory, freshness, proxies, requestLimit }: Parts): RequestListener {
  const limiter = new RateLimiterMemory({ points: requestLimit, duration: LIMITED_SECONDS });

  async function isTooFast(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    try {
      await limiter.consume(String(request.headers[CLIENT_ADDRESS]));
      return false;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      if (refusal.consumedPoints === requestLimit + 1)
        log.warn({ requestId: request.headers['x-request-id'], limit: 'requests' }, 'limit reached');
      const wait = String(Math.ceil(refusal.msBeforeNext / 1000));
      refuse(request, response, { status: 429, headers: { 'Retry-After': wait } });
      return true;
    }
  }

  /** Completes a whole response of Next and sends it; keeps it where others will ask for the same. */
  function finish(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    key?: string,
    generation = 0,
  ): void {
    const older = response.statusCode >= 500 && key ? memory.find(key, { orOlder: true }) : undefined;
    if (older) {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      sendStored(older, request, response);
      return;
    }
    // Without its database the site is not broken but waits, and so should whoever asks.
    const isWaiting = response.statusCode >= 500 && freshness.isAway();
    if (isFailedHandler(request, response)) {
      for (const name of ['content-encoding', 'transfer-encoding', 'etag', 'vary']) response.removeHeader(name);
      refuse(request, response, isWaiting ? { status: 503, headers: { 'Retry-After': '5' } } : { status: 500 });
      return;
    }
    if (isWaiting) response.statusCode = 503;
    let whole = body;
    const storable = key !== undefined && isStorable(response);
    if (isHtml(response)) {
      const html = body.toString('utf8');
      const shown = response.statusCode >= 500 ? withWordsForFailure(html) : html;
      if (shown !== html) whole = Buffer.from(shown);
      response.setHeader('Content-Security-Policy', policyFor(shown));
      // The same address answers assistants in Markdown (lib/site/routing.ts).
      if (storable) response.appendHeader('Vary', 'Accept');
    }
    // Next means a cache that it can tell of changes. Others have to ask.
    if (String(response.getHeader('cache-control')).startsWith('s-maxage'))
      response.setHeader('Cache-Control', ASK_AGAIN);
    for (const name of NEXT_ONLY) response.removeHeader(name);
    response.removeHeader('etag');
    response.removeHeader('transfer-encoding');
    response.setHeader('Content-Length', whole.length);
    if (storable) {
      response.removeHeader('x-request-id');
      const headers = { ...response.getHeaders() };
      memory.keep(key, { headers, body: whole }, generation).catch((error) => {
        log.error({ err: error }, 'a response could not be kept');
      });
      response.setHeader('ETag', etagOf(whole));
      response.setHeader('Cache-Status', 'site; fwd=miss');
    }
    if (storable && fresh(request.headers, { etag: String(response.getHeader('etag')) })) {
      response.removeHeader('content-length');
      response.statusCode = 304;
      response.end();
      return;
    }
    response.end(request.method === 'HEAD' ? undefined : whole);
  }

  async function forward(request: IncomingMessage, response: ServerResponse, key?: string): Promise<void> {
    label(request, response, proxies);
    logWhenDone(request, response);
    if (await isTooFast(request, response)) return;
    for (const [name, value] of Object.entries(securityHeaders(request.url ?? '/'))) response.setHeader(name, value);
    // Of a page, which is held back, `finish` makes another.
    response.setHeader('Content-Security-Policy', NO_PAGE_POLICY);
    const { generation } = memory;
    const asked = { ...request.headers };
    // Next is asked for the whole, so that it can be kept, and so that a page never comes without its policy.
    delete request.headers['if-none-match'];
    delete request.headers['if-modified-since'];
    const isHead = request.method === 'HEAD';
    if (isHead && key) request.method = 'GET';
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () => {});
    holdBack(
      response,
      () => isHtml(response) || isFailedHandler(request, response) || (key !== undefined && isStorable(response)),
      (body) => {
        Object.assign(request.headers, asked);
        if (isHead) request.method = 'HEAD';
        finish(request, response, body, key, generation);
      },
    );
    await next(request, response);
  }

  return (request, response) => {
    const refusal = refusalFor(request);
    if (refusal) return refuse(request, response, refusal);
    const key = memoryKey(request);
    const answer = () => {
      const stored = key && memory.find(key);
      return stored ? sendStored(stored, request, response) : forward(request, response, key);
    };
    const fail = (error: unknown) => {
      log.error({ err: error, requestId: request.headers['x-request-id'] }, 'a request could not be answered');
      if (!response.headersSent) refuse(request, response, { status: 503 });
      else response.destroy();
    };
    // Without a promise where none is needed: most requests are answered at once.
    const checking = freshness.check();
    if (checking) checking.then(answer).catch(fail);
    else answer()?.catch(fail);
  };
}
