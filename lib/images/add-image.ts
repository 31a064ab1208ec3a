import { createHash, randomUUID } from 'node:crypto';
import type { Metadata, Sharp } from 'sharp';
import { FairQueue, QueueFull } from '@/lib/fair-queue';
import { log } from '@/lib/log';
import { sharp } from './decoders';
import { imageKey, imagePath, type StoredImage, variantWidths } from './path';
import { type ImageStore, imageStore } from './store';

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
/** Of 8 bits per channel, as cameras make them; half as many with 16 bits. */
const MAX_PIXELS = 50_000_000;
/** Photos have at most 30 pixels per byte. Larger images with more than this are blank, or made to cost a lot of work. */
const MAX_PIXELS_PER_BYTE = 100;
/** Quickly decoded, whatever they show: screenshots and drawings have many pixels in few bytes. */
const PIXELS_OF_ANY_FILE = 10_000_000;
/** The time to decode or encode one image. */
const TIMEOUT_SECONDS = 20;
/** Images are processed one at a time; so many others wait for it. */
const MAX_WAITING = 7;
const MAX_WIDTH = 1_920;
const QUALITY = 82;
/** Detected from the bytes; file names and headers are not trusted. No SVG, which can contain scripts. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** Brands of HEVC images: sharp ships without this patented codec, and most browsers cannot show it. */
const HEVC_BRAND = /^he[iv][cmsx]$/;

/** `isOurs`: nothing is wrong with the image; it can be stored later. */
type Added = { ok: true; image: StoredImage; path: string } | { ok: false; message: string; isOurs?: true };

const queue = new FairQueue(1, MAX_WAITING);
const BUSY = 'Too many images are being uploaded. Please try again in a minute.';

/** Whether this is an iPhone photo (HEIC): the same container as AVIF, but with HEVC inside. */
function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 256));
  if (head.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands: readonly string[] = head.toString('latin1', 8, head.readUInt32BE(0)).match(/.{4}/gs) ?? [];
  return brands.some((brand) => HEVC_BRAND.test(brand)) && !brands.includes('avif');
}

/** Whether an image moves: a GIF, WebP or PNG of several frames, or an AVIF sequence. */
function isAnimated(bytes: Uint8Array, header: Metadata | undefined): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The chunk that makes a PNG an animation comes before its data.
  const isMovingPng = header?.format === 'png' && buffer.subarray(0, buffer.indexOf('IDAT')).includes('acTL');
  return isMovingPng || (header?.pages ?? 1) > 1 || buffer.toString('latin1', 4, 12) === 'ftypavis';
}

async function readHeader(bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes).metadata();
  } catch {
    return undefined;
  }
}

/** Why an image is not decoded, according to its header. */
function reasonToReject(header: Metadata | undefined, bytes: number): string | undefined {
  if (!header || !formats.has(header.format))
    return 'This file is not an image that we can read. Use JPEG, PNG, WebP, GIF or AVIF.';
  const pixels = header.width * header.height;
  if (pixels > (header.depth === 'uchar' ? MAX_PIXELS : MAX_PIXELS / 2))
    return 'Please use an image of at most 50 million pixels (25 million with 16 bits per colour).';
  if (pixels > PIXELS_OF_ANY_FILE && pixels > bytes * MAX_PIXELS_PER_BYTE)
    return 'This file is too small for so large an image. Please make the image smaller, or save it as JPEG.';
  return undefined;
}

const encode = (image: Sharp) => image.webp({ quality: QUALITY }).timeout({ seconds: TIMEOUT_SECONDS });

/** Decodes an image once, upright and at most 1,920 pixels wide, and encodes it and its variants. `files` by key. */
async function convert(bytes: Uint8Array): Promise<{ image: StoredImage; files: [key: string, data: Buffer][] }> {
  const { data: pixels, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = { width, height, channels };
  const data = await encode(sharp(pixels, { raw })).toBuffer();
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  const files: [string, Buffer][] = [[`${hash}.webp`, data]];
  for (const variant of variantWidths.filter((smaller) => smaller < width)) {
    const smaller = await encode(sharp(pixels, { raw }).resize({ width: variant })).toBuffer();
    files.push([`${hash}-${variant}.webp`, smaller]);
  }
  return { image: { hash, width, height }, files };
}

/** Converts and stores an image. A store that fails is ours, and logged; an image that cannot be decoded is not. */
async function convertAndStore(bytes: Uint8Array, target: ImageStore): Promise<Added> {
  const converted = await convert(bytes).catch(() => undefined);
  if (!converted) return { ok: false, message: 'This image is damaged, or takes too long to read.' };
  const { image, files } = converted;
  try {
    for (const [key, data] of files) await target.put(key, data, 'image/webp');
    return { ok: true, image, path: imagePath(image) };
  } catch (error) {
    const id = randomUUID().slice(0, 8);
    log.error({ id, err: error }, 'an image could not be stored');
    const message = `Images can’t be stored just now; nothing is wrong with yours. Please try again in a few minutes. Error number ${id}.`;
    return { ok: false, isOurs: true, message };
  }
}

/**
 * Stores an uploaded image: rotated upright, at most 1,920 pixels wide, re-encoded as WebP without metadata (EXIF: location,
 * camera, owner), with smaller variants. The same image uploaded twice is stored once. Its header is read before anything is
 * decoded, and images are decoded one at a time.
 */
export async function addImage(bytes: Uint8Array, target: ImageStore = imageStore): Promise<Added> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) return { ok: false, message: 'Please use an image of at most 10 MB.' };
  if (isHeic(bytes)) {
    return { ok: false, message: 'HEIC photos are not supported. Please save the photo as JPEG and upload that.' };
  }
  const header = await readHeader(bytes);
  if (isAnimated(bytes, header))
    return { ok: false, message: 'This image moves, and only its first frame could be kept. Use a still, or a video.' };
  const message = reasonToReject(header, bytes.byteLength);
  if (message) return { ok: false, message };
  try {
    return await queue.run('all', () => convertAndStore(bytes, target));
  } catch (error) {
    if (error instanceof QueueFull) return { ok: false, isOurs: true, message: BUSY };
    throw error;
  }
}

/** The bytes of a stored image, in the smaller width if it exists; null when there is no such image. */
export async function readImage(
  image: StoredImage,
  width: number | undefined,
  store: ImageStore = imageStore,
): Promise<Uint8Array | null> {
  return store.get(imageKey(image, width));
}
