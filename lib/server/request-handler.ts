import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { log, loggedPath } from '@/lib/log';
import { holdBack } from './buffer-response';
import type { Freshness } from './cache-invalidation';
import { sendStored } from './cached-response';
import { CLIENT_ADDRESS, clientAddress } from './client-ip';
import { isDataAddress, pageOfData } from './defer-scripts';
import { completeResponse, isCompleted, type Place } from './finalize-html';
import { refusalFor, refuse } from './reject-request';
import { isStorable, memoryKey, type ResponseMemory } from './response-cache';
import { securityHeaders } from './security-headers';
import { type Outcome, SingleFlight } from './single-flight';

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
const REQUEST_ID = /^[\w.-]{8,64}$/;
const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage'];
const compress = compression();

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
        log.warn({ requestId: request.headers['x-request-id'], limit: 'requests' }, 'rate limit exceeded');
      const wait = String(Math.ceil(refusal.msBeforeNext / 1000));
      refuse(request, response, { status: 429, headers: { 'Retry-After': wait } });
      return true;
    }
  }

  const flights = new SingleFlight();

  /** Has Next answer, and keeps the answer at `place`; `settle` learns what it is as soon as that is known. */
  async function forward(
    request: IncomingMessage,
    response: ServerResponse,
    place?: Place,
    settle: (outcome: Outcome) => void = () => {},
  ): Promise<void> {
    label(request, response, proxies);
    logWhenDone(request, response);
    if (await isTooFast(request, response)) return;
    for (const [name, value] of Object.entries(securityHeaders(request.url ?? '/'))) response.setHeader(name, value);
    const dataAddress = place && isDataAddress(request.url ?? '') ? request.url : undefined;
    // The data is made with the page.
    if (place && dataAddress) request.url = place.key;
    const asked = { ...request.headers };
    // Next is asked for the whole, so that it can be kept, and so that a page never comes without its policy.
    delete request.headers['if-none-match'];
    delete request.headers['if-modified-since'];
    const isHead = request.method === 'HEAD';
    if (isHead && place) request.method = 'GET';
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () => {});
    const exchange = { request, response, dataAddress };
    holdBack(
      response,
      () => {
        if (!place || !isStorable(response)) settle(response.statusCode >= 500 ? 'failed' : 'personal');
        return isCompleted(exchange, place);
      },
      (body) => {
        Object.assign(request.headers, asked);
        if (isHead) request.method = 'HEAD';
        completeResponse({ memory, freshness }, exchange, body, place);
        if (place?.keeping.length) Promise.all(place.keeping).then(() => settle('kept'));
      },
    );
    await next(request, response);
    await Promise.all(place?.keeping ?? []);
  }

  /** Answers from memory, with what is being made for somebody else, or has the answer made. */
  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    key: string | undefined,
  ): Promise<unknown> | undefined {
    if (response.destroyed) return undefined;
    if (key === undefined) return forward(request, response);
    const stored = memory.find(key);
    if (stored) return void sendStored(stored, request, response);
    const page = pageOfData(key) ?? key;
    const make = (settle?: (outcome: Outcome) => void) =>
      forward(request, response, { key: page, generation: memory.generation, keeping: [] }, settle);
    const underWay = flights.underWay(page);
    if (!underWay) return flights.run(page, make);
    const isForOthers = (outcome: Outcome) => outcome === 'kept' || outcome === 'gone';
    return underWay.then((outcome) => (isForOthers(outcome) ? answer(request, response, key) : make()));
  }

  return (request, response) => {
    const refusal = refusalFor(request);
    if (refusal) return refuse(request, response, refusal);
    const key = memoryKey(request);
    const fail = (error: unknown) => {
      log.error({ err: error, requestId: request.headers['x-request-id'] }, 'a request could not be answered');
      if (!response.headersSent) refuse(request, response, { status: 503 });
      else response.destroy();
    };
    // Without a promise where none is needed: most requests are answered at once.
    const checking = freshness.check();
    if (checking) checking.then(() => answer(request, response, key)).catch(fail);
    else answer(request, response, key)?.catch(fail);
  };
}
