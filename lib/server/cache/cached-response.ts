import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { createEtag, validatorsMatch } from '@/lib/http/etag';
import type { RenderedResponse } from '@/lib/server/render';
import { type Encoding, encodeAll, negotiateEncoding } from './encode-body';
import { addVary } from './vary';

/** A response ready to be sent again and again: its body in every encoding, with the headers of each as writeHead takes them. */
export type CachedResponse = {
  etag: string;
  lastModified: string;
  bodies: Record<Encoding, Buffer>;
  headers: Record<Encoding, string[]>;
  /** Memory that the bodies take. */
  bytes: number;
  /** Whether the bodies are as small as can be. */
  isBest: boolean;
};

/** Weak, since one tag stands for all the encodings of a body. */
export const weakEtagOf = (body: Buffer): string => `W/${createEtag(body)}`;

/** Headers in the form that writeHead is fastest with: names and values in turn. */
function flattenHeaders(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) => (one === undefined ? [] : [name, String(one)])),
  );
}

/**
 * Prepares a response for the cache: compressed quickly, or with `best` as well as can be. `previous` is what was cached for the
 * same key: an unchanged body keeps its date and is not compressed again.
 */
export async function cacheResponse(
  { headers, body }: RenderedResponse,
  { previous, best = false }: { previous?: CachedResponse; best?: boolean } = {},
): Promise<CachedResponse> {
  const etag = weakEtagOf(body);
  const same = previous?.etag === etag ? previous : undefined;
  const kept = same && (same.isBest || !best) ? same : undefined;
  const bodies = kept?.bodies ?? (await encodeAll(body, String(headers['content-type'] ?? ''), best));
  const isEncoded = bodies.br !== bodies.identity;
  const lastModified = same?.lastModified ?? String(headers['last-modified'] ?? new Date().toUTCString());
  const { 'accept-ranges': _, ...rest } = headers;
  const common = {
    ...rest,
    etag,
    'last-modified': lastModified,
    vary: isEncoded ? addVary(headers.vary, 'Accept-Encoding') : headers.vary,
    'cache-status': 'site; hit',
  };
  const headersFor = (encoding: Encoding) =>
    flattenHeaders({
      ...common,
      ...(isEncoded && encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': bodies[encoding].length,
    });
  return {
    etag,
    lastModified,
    bodies,
    headers: { br: headersFor('br'), gzip: headersFor('gzip'), identity: headersFor('identity') },
    bytes: isEncoded ? body.length + bodies.br.length + bodies.gzip.length : body.length,
    isBest: best || !isEncoded || kept?.isBest === true,
  };
}

const NOT_IN_304 = new Set(['content-length', 'content-encoding', 'content-type']);

/** Sends a cached response: 304 when the client's validators match, no body for HEAD. */
export function sendCached(
  cached: CachedResponse,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding = negotiateEncoding(String(headers['accept-encoding'] ?? ''));
  const flat = cached.headers[encoding];
  if (validatorsMatch(headers, cached.etag, cached.lastModified)) {
    const remaining = flat.filter((_, index) => !NOT_IN_304.has(flat[index - (index % 2)] ?? ''));
    response.writeHead(304, remaining).end();
    return;
  }
  response.writeHead(200, flat);
  response.end(method === 'HEAD' ? undefined : cached.bodies[encoding]);
}
