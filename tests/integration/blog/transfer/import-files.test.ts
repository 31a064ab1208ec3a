import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { exportBlog } from '@/lib/blog/transfer/export';
import { importBlog } from '@/lib/blog/transfer/import';
import { db } from '@/lib/db';
import { addImage, readImage } from '@/lib/images/add-image';
import { folderStore } from '@/lib/images/store';
import { emptyTables } from '../../../support/empty-tables';
import { storePost } from '../../../support/posts';

const folder = () => mkdtempSync(join(tmpdir(), 'import-'));
const webp = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer();

/** A folder as another site exports it: one article with an image. */
async function exported() {
  const source = folderStore(folder());
  const added = await addImage(await webp(1200, 400, '#123456'), source);
  if (!added.ok) throw new Error(added.message);
  await storePost({ slug: 'one', content: `![x](${added.path})` });
  const target = folder();
  await exportBlog(target, source);
  await emptyTables();
  const { image } = added;
  return { target, image, path: added.path, imageFile: join(target, 'images', `${image.hash}.webp`) };
}

beforeEach(emptyTables);

async function expectRefused(target: string, reason: RegExp) {
  const store = folderStore(folder());
  await expect(importBlog(target, store)).rejects.toThrow(reason);
  expect(await store.list()).toEqual([]);
  expect([await db.blogPost.count(), await db.image.count()]).toEqual([0, 0]);
}

test('importBlog › follows no link, be it an image, the folder of images or an article', async () => {
  const { target, image, imageFile } = await exported();
  const aside = join(folder(), 'aside');
  renameSync(imageFile, aside);
  symlinkSync(aside, imageFile);
  await expectRefused(target, new RegExp(`images/${image.hash}\\.webp is a link; only files are imported\\.`));

  rmSync(imageFile);
  renameSync(join(target, 'images'), `${aside}-images`);
  symlinkSync(`${aside}-images`, join(target, 'images'));
  await expectRefused(target, /images is not a folder\./);

  rmSync(join(target, 'images'));
  renameSync(join(target, 'one.md'), `${aside}.md`);
  symlinkSync(`${aside}.md`, join(target, 'one.md'));
  await expectRefused(target, /one\.md is a link; only files are imported\./);
});

test('importBlog › takes only files', async () => {
  const { target } = await exported();
  mkdirSync(join(target, 'two.md'));
  await expectRefused(target, /two\.md is not a file\./);
});

test('importBlog › takes only images that are what their names say', async () => {
  const { target, image, path, imageFile } = await exported();
  writeFileSync(imageFile, '<script>alert(1)</script>');
  await expectRefused(target, /has other content than the hash in its name says\./);

  /** Writes bytes as the image of the article, with their own hash in the name. */
  const replace = (bytes: Buffer) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    writeFileSync(join(target, 'images', `${hash}.webp`), bytes);
    const article = readFileSync(join(target, 'one.md'), 'utf8').replace(/\/images\/[0-9a-f]{32}/, `/images/${hash}`);
    writeFileSync(join(target, 'one.md'), article);
  };
  replace(Buffer.from('the secret of this machine'));
  await expectRefused(target, /is not a WebP image\./);
  replace(
    await sharp(await webp(1200, 400, '#ffffff'))
      .png()
      .toBuffer(),
  );
  await expectRefused(target, /is not a WebP image\./);
  replace(await webp(1200, 401, '#ffffff'));
  await expectRefused(target, /has another size than the article says\./);

  expect(path).toContain(`${image.width}x${image.height}`);
});

test('importBlog › replaces no stored image', async () => {
  const { target, image } = await exported();
  const store = folderStore(folder());
  await importBlog(target, store);
  const before = await readImage(image, 480, store);
  writeFileSync(join(target, 'images', `${image.hash}-480.webp`), await webp(480, 160, '#ff0000'));
  await importBlog(target, store);
  expect(await readImage(image, 480, store)).toEqual(before);
});

test('importBlog › has a sentence for each invalid file', async () => {
  const { target, imageFile } = await exported();
  writeFileSync(imageFile, 'x');
  writeFileSync(join(target, 'two.md'), 'no front matter');
  await expectRefused(target, /^two\.md has no front matter .*\nimages\/.* has other content/);
});
