import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import { join } from 'node:path';
import { sharp } from '@/lib/images/decoders';
import { imageKeys, type StoredImage } from '@/lib/images/path';

/** More than the longest article needs, with unpublished changes of the same length. */
const MAX_ARTICLE_BYTES = 5_000_000;
/** More than a WebP file of 1,920 pixels in width needs. */
const MAX_PICTURE_BYTES = 20_000_000;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Reads a file of a folder that somebody else may have made. Links are not followed, since they may lead to any file of this
 * machine. Undefined if the file does not exist.
 * @throws an Error whose message completes a sentence that starts with the file name
 */
async function readPlainFile(path: string, maxBytes: number): Promise<Buffer | undefined> {
  // Without O_NONBLOCK, opening a named pipe waits for somebody to write to it.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(path, flags).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw codeOf(error) === 'ELOOP' ? new Error('is a link; only files are imported') : error;
  });
  if (!file) return undefined;
  try {
    const stat = await file.stat();
    if (!stat.isFile()) throw new Error('is not a file');
    if (stat.size > maxBytes) throw new Error(`is larger than ${maxBytes / 1_000_000} MB`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** Reads an article's file. @throws an Error whose message completes a sentence that starts with the file name */
export async function readArticleFile(path: string): Promise<string> {
  const bytes = await readPlainFile(path, MAX_ARTICLE_BYTES);
  if (!bytes) throw new Error('has disappeared');
  return bytes.toString('utf8');
}

/** @throws an Error with one sentence if the images of a folder are somewhere else */
export async function checkImageFolder(folder: string): Promise<void> {
  const stat = await lstat(join(folder, 'images')).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (stat && !stat.isDirectory()) throw new Error('images is not a folder.');
}

/** Checks that bytes are what their name says. Only the image itself has its hash in the name, not its smaller variants. */
async function checkImage(bytes: Buffer, key: string, { hash, width, height }: StoredImage): Promise<void> {
  const isVariant = key !== `${hash}.webp`;
  if (!isVariant && createHash('sha256').update(bytes).digest('hex').slice(0, 32) !== hash)
    throw new Error('has other content than the hash in its name says');
  const header = await Promise.resolve()
    .then(() => sharp(bytes).metadata())
    .catch(() => undefined);
  if (header?.format !== 'webp') throw new Error('is not a WebP image');
  const claimed = isVariant ? Number(/-(\d+)\.webp$/.exec(key)?.[1]) : width;
  const isRight = header.width === claimed && (isVariant ? header.height <= height : header.height === height);
  if (!isRight || (header.pages ?? 1) > 1) throw new Error('has another size than the article says');
}

/** Reads the files of an image and of its variants, as far as the folder has them. @throws an Error with a sentence per invalid file */
export async function readImageFiles(folder: string, image: StoredImage): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const problems: string[] = [];
  for (const key of imageKeys(image)) {
    try {
      const bytes = await readPlainFile(join(folder, 'images', key), MAX_PICTURE_BYTES);
      if (!bytes) continue;
      await checkImage(bytes, key, image);
      files.set(key, bytes);
    } catch (error) {
      problems.push(`images/${key} ${error instanceof Error ? error.message : String(error)}.`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return files;
}
