import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** In order of preference. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Below this, compression saves less than its header adds. */
const MIN_BYTES = 500;
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(.+\+)?(json|xml|javascript|manifest))/;

/** For bodies that are sent many times, in the background. */
const BEST = { brotli: 11, gzip: 9 };
/** For bodies that somebody is waiting for. */
const FAST = { brotli: 4, gzip: 5 };

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

const brotli = (body: Buffer, quality: number) =>
  asBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

/** Whether compressing a body of this type and size is worthwhile. */
export const isCompressible = (body: Buffer, contentType: string): boolean =>
  body.length >= MIN_BYTES && COMPRESSIBLE.test(contentType);

/**
 * A body in every encoding; uncompressed in all of them when compressing is not worth it.
 * @param best as small as can be, instead of quickly
 */
export async function encodeAll(body: Buffer, contentType: string, best: boolean): Promise<Record<Encoding, Buffer>> {
  if (!isCompressible(body, contentType)) return { identity: body, br: body, gzip: body };
  const levels = best ? BEST : FAST;
  const [br, gz] = await Promise.all([brotli(body, levels.brotli), asGzip(body, { level: levels.gzip })]);
  return { identity: body, br, gzip: gz };
}

/** A body in one encoding, quickly. */
export function encodeOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(body);
  return encoding === 'br' ? brotli(body, FAST.brotli) : asGzip(body, { level: FAST.gzip });
}

// Browsers send one of a handful of values: each is negotiated once.
const negotiated = new Map<string, Encoding>();
const MAX_NEGOTIATED = 1_000;
const MAX_VALUE_LENGTH = 100;

/** The best encoding that an Accept-Encoding header allows. */
export function negotiateEncoding(acceptEncoding: string): Encoding {
  const known = negotiated.get(acceptEncoding);
  if (known) return known;
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((one) => accepted.includes(one)) ?? 'identity';
  if (negotiated.size < MAX_NEGOTIATED && acceptEncoding.length <= MAX_VALUE_LENGTH)
    negotiated.set(acceptEncoding, encoding);
  return encoding;
}
