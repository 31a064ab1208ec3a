import { readImage } from './add-image';
import { sharp } from './decoders';
import { readImagePath } from './path';
import { type ImageStore, imageStore } from './store';

/** The size that Open Graph consumers expect. */
const SIZE = { width: 1200, height: 630 };

/** A stored image cropped for link previews, as JPEG: not every consumer reads WebP. Null when there is no such image. */
export async function linkPreview(
  path: string,
  store: ImageStore = imageStore,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const image = readImagePath(path);
  const bytes = image && (await readImage(image, undefined, store));
  if (!bytes) return null;
  return new Uint8Array(
    await sharp(bytes)
      .resize({ ...SIZE, fit: 'cover' })
      .jpeg({ quality: 82 })
      .toBuffer(),
  );
}
