import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { SESSION_COOKIE } from '@/lib/auth/session/cookie-names';
import { log } from '@/lib/log';
import type { Freshness } from './cache-invalidation';
import { sendStored, weakEtagOf } from './cached-response';
import { policyFor } from './content-security-policy';
import { type LightPage, lightenPage } from './defer-scripts';
import { headersOfData, sendData } from './flight-payload';
import { withWordsForFailure } from './next-internals/error-document';
import { refuse } from './reject-request';
import { isStorable, type ResponseMemory } from './response-cache';

/** A page may be kept by browsers and by a CDN, but is asked for again each time: it costs them an answer of 304. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';
/** What Next tells of its own cache means nothing to visitors. */
const NEXT_ONLY = ['x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time'];
/** What belongs to the body that Next sent, and not to what is sent in its place. */
const OF_BODY = ['content-encoding', 'transfer-encoding', 'etag'];
const TRY_AGAIN_SECONDS = '5';

const typeOf = (response: ServerResponse) => String(response.getHeader('content-type') ?? '');
const isHtml = (response: ServerResponse) => typeOf(response).startsWith('text/html');

/** A handler that threw: Next says so in three words that are no JSON. */
const isFailedHandler = ({ url = '' }: IncomingMessage, response: ServerResponse) =>
  url.startsWith('/api/') && response.statusCode === 500 && !typeOf(response).includes('application/problem+json');

export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  /** What was asked for, when it was not a page but its data, which is made with the page. */
  dataAddress?: string;
};
/** Where an answer is kept, the state of content that it was made of, and what is being done to keep it. */
export type Place = { key: string; generation: number; keeping: Promise<void>[] };
type Parts = { memory: ResponseMemory; freshness: Freshness };

/** Whether a response has to be whole before it goes out: pages get their policy, and what is kept is kept whole. */
export function isCompleted({ request, response, dataAddress }: Exchange, place?: Place): boolean {
  if (dataAddress !== undefined) return true;
  // The same address answers people in HTML and assistants in Markdown (lib/routing.ts).
  if (/^text\/(html|markdown)/.test(typeOf(response))) response.appendHeader('Vary', 'Accept');
  return isHtml(response) || isFailedHandler(request, response) || (place !== undefined && isStorable(response));
}

/**
 * Has the scripts of a page wait until it is seen, but not those of a page made for somebody who is signed in: that is a tool, where
 * one clicks and types at once.
 * @param path the address of a page that is the same for everyone
 */
function lighten({ headers }: IncomingMessage, html: string, path: string | undefined): LightPage {
  const isTool = path === undefined && headers.cookie?.includes(SESSION_COOKIE);
  return isTool ? { html } : lightenPage(html, path);
}

/** Gives a page its policy, and one that failed words for people without JavaScript. Returns what is to be sent. */
function completeHtml(response: ServerResponse, html: string): Buffer {
  const shown = response.statusCode >= 500 ? withWordsForFailure(html) : html;
  response.setHeader('Content-Security-Policy', policyFor(shown));
  return Buffer.from(shown);
}

type Made = Parameters<ResponseMemory['keep']>[1];

function keep(memory: ResponseMemory, key: string, made: Made, { generation, keeping }: Place): void {
  const kept = memory.keep(key, made, generation);
  keeping.push(kept.catch((error) => log.error({ err: error }, 'a response could not be kept')));
}

/** Keeps what others will ask for too. */
function remember(memory: ResponseMemory, place: Place, response: ServerResponse, body: Buffer): void {
  response.removeHeader('x-request-id');
  keep(memory, place.key, { headers: { ...response.getHeaders() }, body }, place);
  response.setHeader('ETag', weakEtagOf(body));
  response.setHeader('Cache-Status', 'site; fwd=miss');
}

/** Completes a whole response of Next and sends it. */
export function completeResponse({ memory, freshness }: Parts, exchange: Exchange, body: Buffer, place?: Place): void {
  const { request, response, dataAddress } = exchange;
  const older =
    response.statusCode >= 500 && place && !dataAddress ? memory.find(place.key, { orOlder: true }) : undefined;
  if (older) {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    return void sendStored(older, request, response);
  }
  // Only those that are there: whoever removes a transfer-encoding gets none, and the connection has to end with the answer.
  for (const name of OF_BODY) if (response.hasHeader(name)) response.removeHeader(name);
  // Without its database the site is not broken but waits, and so should whoever asks.
  const isWaiting = response.statusCode >= 500 && freshness.isAway();
  if (isFailedHandler(request, response)) {
    const waiting = { status: 503, headers: { 'Retry-After': TRY_AGAIN_SECONDS } } as const;
    return void refuse(request, response, isWaiting ? waiting : { status: 500 });
  }
  if (isWaiting) response.statusCode = 503;
  const isShared = place !== undefined && isStorable(response);
  const light = isHtml(response)
    ? lighten(request, body.toString('utf8'), isShared ? place.key : undefined)
    : undefined;
  if (place && light?.data)
    keep(memory, light.data.address, { headers: headersOfData(light.data), body: Buffer.from(light.data.text) }, place);
  if (dataAddress !== undefined) return void sendData(request, response, dataAddress, light?.data);
  const whole = light ? completeHtml(response, light.html) : body;
  for (const name of NEXT_ONLY) response.removeHeader(name);
  // Next means a cache that it can tell of changes. Others have to ask.
  if (String(response.getHeader('cache-control')).startsWith('s-maxage'))
    response.setHeader('Cache-Control', ASK_AGAIN);
  response.setHeader('Content-Length', whole.length);
  if (isShared) {
    remember(memory, place, response, whole);
    if (fresh(request.headers, { etag: String(response.getHeader('etag')) })) {
      response.removeHeader('content-length');
      response.statusCode = 304;
      response.end();
      return;
    }
  }
  response.end(request.method === 'HEAD' ? undefined : whole);
}
