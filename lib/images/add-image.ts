import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { imageKey, imagePath, type StoredImage, variantWidths } from './path';
import { type ImageStore, imageStore } from './store';

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
const MAX_WIDTH = 1_920;
const QUALITY = 82;
/** Detected from the bytes; file names and headers are not trusted. No SVG, which can contain scripts. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** Brands of HEVC images: sharp ships without this patented codec, and most browsers cannot show it. */
const HEVC_BRAND = /^he[iv][cmsx]$/;

type Added = { ok: true; image: StoredImage; path: string } | { ok: false; message: string };

const encode = (picture: Sharp, width: number) =>
  picture
    .clone()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });

/** Whether this is an iPhone photo (HEIC): the same container as AVIF, but with HEVC inside. */
function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 256));
  if (head.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands: readonly string[] = head.toString('latin1', 8, head.readUInt32BE(0)).match(/.{4}/gs) ?? [];
  return brands.some((brand) => HEVC_BRAND.test(brand)) && !brands.includes('avif');
}

async function open(bytes: Uint8Array): Promise<Sharp | undefined> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    return formats.has(format ?? '') ? picture.rotate() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores an uploaded image: rotated upright, at most 1,920 pixels wide, re-encoded as WebP without metadata (EXIF: location,
 * camera, owner), with smaller variants. The same image uploaded twice is stored once.
 */
export async function addImage(bytes: Uint8Array, store: ImageStore = imageStore): Promise<Added> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) return { ok: false, message: 'Please use a picture of at most 10 MB.' };
  if (isHeic(bytes)) {
    return { ok: false, message: 'HEIC photos are not supported. Please save the photo as JPEG and upload that.' };
  }
  const picture = await open(bytes);
  if (!picture)
    return { ok: false, message: 'This file is not a picture that we can read. Use JPEG, PNG, WebP, GIF or AVIF.' };
  try {
    const { data, info } = await encode(picture, MAX_WIDTH);
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
    await store.put(`${hash}.webp`, data, 'image/webp');
    for (const width of variantWidths.filter((variant) => variant < info.width)) {
      const variant = await encode(picture, width);
      await store.put(`${hash}-${width}.webp`, variant.data, 'image/webp');
    }
    const image = { hash, width: info.width, height: info.height };
    return { ok: true, image, path: imagePath(image) };
  } catch {
    return { ok: false, message: 'This picture is damaged or has too many pixels.' };
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
