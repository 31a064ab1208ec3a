import createSharp, { type Sharp, type SharpOptions } from 'sharp';

/** How JPEG, PNG, WebP, GIF and AVIF begin, as Latin-1. */
const SIGNATURE = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|GIF8[79]a|.{4}ftyp)/s;
const SIGNATURE_BYTES = 16;

/**
 * sharp for the bytes of others: decodes JPEG, PNG, WebP, GIF, AVIF and raw pixels, and nothing else. Its other decoders would parse a
 * whole drawing or document to read its size: an SVG of 700 KB takes a minute. They are not blocked in sharp, since Next's Open Graph
 * images are drawn as SVG.
 * @throws Error for bytes in any other format
 */
export function sharp(bytes: Uint8Array, options?: SharpOptions): Sharp {
  const start = Buffer.from(bytes.subarray(0, SIGNATURE_BYTES)).toString('latin1');
  if (!options?.raw && !SIGNATURE.test(start)) throw new Error('unsupported image format');
  return createSharp(bytes, options);
}
