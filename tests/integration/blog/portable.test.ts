import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { exportBlog, importBlog } from '@/lib/blog/portable';
import { db } from '@/lib/db';
import { addImage, readImage } from '@/lib/images/add-image';
import { folderStore } from '@/lib/images/store';
import { emptyTables } from '../../support/empty-tables';
import { storePost } from '../../support/posts';

const folder = () => mkdtempSync(join(tmpdir(), 'blog-'));
const everything = () =>
  db.blogPost.findMany({ orderBy: { slug: 'asc' }, include: { oldSlugs: { omit: { createdAt: true } } } });

beforeEach(emptyTables);

test('leaving and coming back loses nothing', async () => {
  const pictures = folderStore(folder());
  const png = await sharp({ create: { width: 1200, height: 400, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const added = await addImage(png, pictures);
  if (!added.ok) throw new Error(added.message);
  const first = await storePost({
    title: 'Quotes " and : colons # and\ttabs',
    content: `---\ntitle: not front matter\n---\n\n  leading spaces\n\n![x](${added.path})\n\ntrailing  \n\n\n`,
    tags: ['yes', '2026-11-21', 'null', 'a: b', '💡', '- dash'],
  });
  await storePost({
    status: 'draft',
    publishedAt: new Date('2031-03-01T09:30:15.123Z'),
    excerpt: 'no',
    content: 'One line',
  });
  await storePost({ content: 'ends with three dashes\n---\n', author: 'Ó Súilleabháin 日本', category: 'AI' });
  await db.slugRedirect.create({ data: { slug: 'an-old-address', postId: first.id } });
  const before = await everything();

  const target = folder();
  expect(await exportBlog(target, pictures)).toBe(3);
  await emptyTables();
  const elsewhere = folderStore(folder());
  expect(await importBlog(target, elsewhere)).toBe(3);
  expect(await everything()).toEqual(before);
  expect(await readImage(added.image, 480, elsewhere)).toEqual(await readImage(added.image, 480, pictures));
  expect(await readImage(added.image, undefined, elsewhere)).not.toBeNull();
});

test('coming twice changes nothing that anybody reads', async () => {
  await storePost();
  const target = folder();
  await exportBlog(target);
  const [before] = await everything();
  await importBlog(target);
  const [after] = await everything();
  expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 });
  expect(await db.blogPost.count()).toBe(1);
});

test('a broken file is named, and nothing is written', async () => {
  await storePost({ slug: 'good' });
  const target = folder();
  await exportBlog(target);
  await emptyTables();
  const good = readFileSync(join(target, 'good.md'), 'utf8');
  for (const [text, reason] of [
    ['no front matter', /z\.md has no front matter/],
    [good.replace(/status: .*/, 'status: "maybe"'), /z\.md has a front matter that cannot be used: status/],
    [good.replace(/published_at: .*/, 'published_at: "soon"'), /z\.md .*published_at is no date/],
    [good.replace(/slug: .*/, 'slug: "../../etc"'), /z\.md .*slug is no address/],
    [good, /Two files have the address good/],
  ] as const) {
    writeFileSync(join(target, 'z.md'), text);
    await expect(importBlog(target)).rejects.toThrow(reason);
    expect(await db.blogPost.count()).toBe(0);
  }
});

test('an address that another post has is not taken from it', async () => {
  await storePost({ slug: 'mine' });
  const target = folder();
  await exportBlog(target);
  await emptyTables();
  await storePost({ slug: 'mine', title: 'Another' });
  await expect(importBlog(target)).rejects.toThrow('The address mine is used by another post');
  expect(await db.blogPost.findMany()).toMatchObject([{ title: 'Another' }]);
  expect(readdirSync(target)).toContain('mine.md');
});
