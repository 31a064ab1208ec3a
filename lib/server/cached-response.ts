import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { createEtag } from '@/lib/http/etag';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A response that is kept: as it came, compressed in both ways, with the headers of each laid out for writeHead. */
export type StoredResponse = {
  etag: string;
  lastModified: string;
  bodies: Record<Encoding, Buffer>;
  headers: Record<Encoding, string[]>;
  /** Of everything that is kept. */
  bytes: number;
};

/** As well as can be: the home page takes an eighth of a second, once for each text, and visitors on a slow line win a round trip. */
const BROTLI_QUALITY = 11;
/** Below this, what compression saves is less than what it adds. */
const WORTH_COMPRESSING = 500;
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(.+\+)?(json|xml|javascript|manifest))/;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

async function compress(body: Buffer, type: string): Promise<Record<Encoding, Buffer>> {
  if (body.length < WORTH_COMPRESSING || !COMPRESSIBLE.test(type)) return { identity: body, br: body, gzip: body };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([asBrotli(body, { params }), asGzip(body, { level: 9 })]);
  return { identity: body, br, gzip: gz };
}

/** Weak, since one tag stands for all the encodings of a body. */
export const weakEtagOf = (body: Buffer): string => `W/${createEtag(body)}`;

/** Headers as writeHead takes them fastest: names and values in turn. */
function layOut(headers: OutgoingHttpHeaders, body: Buffer, encoding: Encoding, isEncoded: boolean): string[] {
  const all = { ...headers, ...(isEncoded && { 'content-encoding': encoding }), 'content-length': body.length };
  return Object.entries(all).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) => (one === undefined ? [] : [name, String(one)])),
  );
}

/**
 * Makes a response ready to be given out again and again. `before` is what was kept of the same address: the same body keeps
 * its date, and is not compressed again.
 */
export async function storeResponse(
  { headers, body }: { headers: OutgoingHttpHeaders; body: Buffer },
  { isForever, before }: { isForever: boolean; before?: StoredResponse },
): Promise<StoredResponse> {
  const etag = weakEtagOf(body);
  const same = before?.etag === etag ? before : undefined;
  const type = String(headers['content-type'] ?? '');
  const bodies = same?.bodies ?? (await compress(body, type));
  const isEncoded = bodies.br !== bodies.identity;
  const lastModified = same?.lastModified ?? String(headers['last-modified'] ?? new Date().toUTCString());
  const { 'accept-ranges': _, ...given } = headers;
  const common = {
    ...given,
    etag,
    // What never changes has no date that anybody would ask by.
    'last-modified': isForever ? undefined : lastModified,
    vary: isEncoded ? [headers.vary, 'Accept-Encoding'].flat().filter(Boolean).join(', ') : headers.vary,
    'cache-status': 'site; hit',
  };
  const of = (encoding: Encoding) => layOut(common, bodies[encoding], encoding, isEncoded && encoding !== 'identity');
  return {
    etag,
    lastModified,
    bodies,
    headers: { br: of('br'), gzip: of('gzip'), identity: of('identity') },
    bytes: isEncoded ? body.length + bodies.br.length + bodies.gzip.length : body.length,
  };
}

// Browsers send one of a handful of values: negotiating each of them once is enough.
const negotiated = new Map<string, Encoding>();
const MOST_NEGOTIATED = 1_000;
const LONGEST_NEGOTIATED = 100;

function encodingFor(accepted: string): Encoding {
  const known = negotiated.get(accepted);
  if (known) return known;
  const accepts = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((one) => accepts.includes(one)) ?? 'identity';
  if (negotiated.size < MOST_NEGOTIATED && accepted.length <= LONGEST_NEGOTIATED) negotiated.set(accepted, encoding);
  return encoding;
}

const NOT_IN_304 = new Set(['content-length', 'content-encoding', 'content-type']);

/** Gives out a stored response: 304 to who has it already, without a body to HEAD. */
export function sendStored(
  stored: StoredResponse,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding = encodingFor(String(headers['accept-encoding'] ?? ''));
  const laidOut = stored.headers[encoding];
  const conditions = headers['if-none-match'] ?? headers['if-modified-since'];
  if (conditions && fresh(headers, { etag: stored.etag, 'last-modified': stored.lastModified })) {
    const rest = laidOut.filter((_, index) => !NOT_IN_304.has(laidOut[index - (index % 2)] ?? ''));
    response.writeHead(304, rest).end();
    return;
  }
  response.writeHead(200, laidOut);
  response.end(method === 'HEAD' ? undefined : stored.bodies[encoding]);
}
