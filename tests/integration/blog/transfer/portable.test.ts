import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { findPost, listRevisions } from '@/lib/blog/admin-queries';
import { savePost } from '@/lib/blog/commands';
import { fieldsOf } from '@/lib/blog/revisions';
import { exportBlog } from '@/lib/blog/transfer/export';
import { importBlog } from '@/lib/blog/transfer/import';
import { db } from '@/lib/db';
import { addImage, readImage } from '@/lib/images/add-image';
import { folderStore } from '@/lib/images/store';
import { emptyTables } from '../../../support/empty-tables';
import { storePost } from '../../../support/posts';

const folder = () => mkdtempSync(join(tmpdir(), 'blog-'));
const everything = () =>
  db.blogPost.findMany({ orderBy: { slug: 'asc' }, include: { oldSlugs: { omit: { createdAt: true } } } });

beforeEach(emptyTables);

test('exportBlog and importBlog preserve posts, redirects, images and unpublished changes', async () => {
  const images = folderStore(folder());
  const png = await sharp({ create: { width: 1200, height: 400, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const added = await addImage(png, images);
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
  await db.slugRedirect.create({ data: { slug: 'an-old-slug', postId: first.id } });
  const changed = await storePost({
    cover: added.path,
    coverAlt: 'A blue wall',
    lang: 'ga',
    metaTitle: 'For searches',
  });
  const fields = { ...fieldsOf(changed), title: 'Not yet', content: '---\nunpublished: "text"\n' };
  await savePost({
    id: changed.id,
    expectedVersion: 1,
    writeId: randomUUID(),
    fields,
    editor: 'a@b.ie',
    publish: false,
  });
  const before = await everything();

  const target = folder();
  expect(await exportBlog(target, images)).toBe(4);
  await emptyTables();
  const elsewhere = folderStore(folder());
  expect(await importBlog(target, elsewhere)).toEqual({ posts: 4, changed: 4 });
  expect(await everything()).toEqual(before);
  expect(await findPost(changed.id)).toMatchObject({ pending: { title: 'Not yet', content: fields.content } });
  expect(await db.image.count()).toBe(1);
  expect(await importBlog(target, elsewhere), 'a second import').toEqual({ posts: 4, changed: 0 });
  expect(await readImage(added.image, 480, elsewhere)).toEqual(await readImage(added.image, 480, images));
  expect(await readImage(added.image, undefined, elsewhere)).not.toBeNull();
});

const edit = (target: string, slug: string, ...changes: [RegExp, string][]) => {
  const file = join(target, `${slug}.md`);
  const text = changes.reduce((all, [from, to]) => all.replace(from, to), readFileSync(file, 'utf8'));
  writeFileSync(file, text);
};

test('importBlog › changes nothing the second time', async () => {
  const { id } = await storePost({ tags: ['b', 'a'], content: 'Two  \r\nlines' });
  await storePost({ status: 'draft' });
  await db.slugRedirect.createMany({
    data: ['z-old', 'a-old', 'a0-old'].map((slug) => ({ slug, postId: id })),
  });
  const target = folder();
  await exportBlog(target);
  const before = await everything();
  expect(await importBlog(target)).toEqual({ posts: 2, changed: 0 });
  expect(await everything()).toEqual(before);
  expect(await db.postRevision.count()).toBe(0);
});

test('importBlog › updates a post that differs and keeps its previous state in the history', async () => {
  const { id } = await storePost({ slug: 'one', title: 'As exported' });
  await storePost({ slug: 'two' });
  await db.slugRedirect.create({ data: { slug: 'one-old', postId: id } });
  const target = folder();
  await exportBlog(target);
  const exported = await everything();
  const fields = fieldsOf({
    ...(await db.blogPost.findUniqueOrThrow({ where: { id } })),
    title: 'Since',
    slug: 'moved',
  });
  await savePost({ id, expectedVersion: 1, writeId: randomUUID(), editor: 'admin@superemployee.ie', fields });

  expect(await importBlog(target)).toEqual({ posts: 2, changed: 1 });
  const [one, two] = await everything();
  expect([{ ...one, version: 1 }, two]).toEqual(exported);
  expect((await listRevisions(id)).map(({ version, title, savedBy }) => [version, title, savedBy])).toEqual([
    [3, 'As exported', 'Import'],
    [2, 'Since', 'admin@superemployee.ie'],
    [1, 'As exported', 'Admin'],
  ]);
  expect(await importBlog(target)).toEqual({ posts: 2, changed: 0 });
});

test('importBlog › swaps the slugs and redirects of two posts back', async () => {
  const ids = new Map<string, string>();
  for (const slug of ['a', 'b', 'c']) {
    const { id } = await storePost({ slug });
    ids.set(slug, id);
    await db.slugRedirect.create({ data: { slug: `${slug}-old`, postId: id } });
  }
  const target = folder();
  await exportBlog(target);
  const exported = await everything();
  const rename = async (from: string, to: string) => {
    await db.blogPost.update({ where: { id: ids.get(from) }, data: { slug: to } });
    await db.slugRedirect.update({ where: { slug: `${to}-old` }, data: { postId: ids.get(from) } });
  };
  await db.blogPost.updateMany({ where: { id: ids.get('a') }, data: { slug: 'aside' } });
  await rename('c', 'a');
  await rename('b', 'c');
  await rename('a', 'b');

  expect(await importBlog(target)).toEqual({ posts: 3, changed: 3 });
  expect((await everything()).map((post) => ({ ...post, version: 1 }))).toEqual(exported);
  const [revision] = await db.postRevision.findMany({ where: { postId: ids.get('a') }, orderBy: { version: 'asc' } });
  expect(revision?.slug).toBe('b');
});

test('importBlog › rolls back when it fails', async () => {
  const { id } = await storePost({ slug: 'one' });
  await storePost({ slug: 'two' });
  const target = folder();
  await exportBlog(target);
  edit(target, 'one', [/title: .*/, 'title: "Another"']);
  edit(target, 'two', [/title: .*/, 'title: "Another"']);
  const before = await everything();
  await db.$executeRaw`ALTER TABLE blog_posts ADD CONSTRAINT test_full CHECK (slug <> 'two' OR title <> 'Another')`;
  await expect(importBlog(target)).rejects.toThrow('test_full');
  await db.$executeRaw`ALTER TABLE blog_posts DROP CONSTRAINT test_full`;
  expect(await everything()).toEqual(before);
  expect(await db.postRevision.count({ where: { postId: id } })).toBe(0);
});

test('importBlog › names a broken file and writes nothing', async () => {
  await storePost({ slug: 'good' });
  const target = folder();
  await exportBlog(target);
  await emptyTables();
  const good = readFileSync(join(target, 'good.md'), 'utf8');
  for (const [text, reason] of [
    ['no front matter', /z\.md has no front matter/],
    [good.replace(/status: .*/, 'status: "maybe"'), /z\.md has a front matter that cannot be used: status/],
    [good.replace(/published_at: .*/, 'published_at: "soon"'), /z\.md .*published_at is not a date/],
    [good.replace(/slug: .*/, 'slug: "../../../etc"'), /z\.md .*slug is not a valid slug/],
    [good, /Two files have the slug good: good\.md and z\.md/],
    [good.replace(/slug: .*/, 'slug: "other"'), /Two files have the id .*: good\.md and z\.md/],
    [good.replace(/title: .*/, 'title: "a\\0b"'), /z\.md .*title has a character that cannot be stored/],
    [`${good}\0`, /z\.md has a character that cannot be stored/],
    [good.replace(/published_at: .*/, 'published_at: "0000-01-01"'), /z\.md .*published_at is not a date/],
  ] as const) {
    writeFileSync(join(target, 'z.md'), text);
    await expect(importBlog(target)).rejects.toThrow(reason);
    expect(await db.blogPost.count()).toBe(0);
  }
});

test('importBlog › rejects a slug of another post', async () => {
  await storePost({ slug: 'mine' });
  const target = folder();
  await exportBlog(target);
  await emptyTables();
  await storePost({ slug: 'mine', title: 'Another' });
  await expect(importBlog(target)).rejects.toThrow('The slug mine is used by another post');
  expect(await db.blogPost.findMany()).toMatchObject([{ title: 'Another' }]);
  expect(readdirSync(target)).toContain('mine.md');
});
