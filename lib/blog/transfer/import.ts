import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { recordImage } from '@/lib/images/library';
import { imagePath, type StoredImage } from '@/lib/images/path';
import { type ImageStore, imageStore } from '@/lib/images/store';
import { HOUR_MS } from '@/lib/time';
import { derivedColumns } from '../derived-columns';
import { addRevision, ensureRevision, withPending } from '../revisions';
import { checkImageFolder, readArticleFile, readImageFiles } from './import-files';
import { imagesOf, type Portable, type PortableChanges, readArticle, toColumns, toPortable } from './portable';

type Tx = Prisma.TransactionClient;

/** The author of imported revisions. */
const SAVED_BY = 'Import';
/** Enough for the largest blog. Other requests only wait for posts that change. */
const TIMEOUT_MS = HOUR_MS;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const namesIn = async (folder: string) => (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();

async function readPost(folder: string, name: string): Promise<Portable> {
  try {
    return readArticle(await readArticleFile(join(folder, name)));
  } catch (error) {
    throw new Error(`${name} ${messageOf(error)}.`);
  }
}

async function* readFolder(folder: string): AsyncGenerator<Portable> {
  for (const name of await namesIn(folder)) yield await readPost(folder, name);
}

type Contents = { slugs: Map<string, string>; images: StoredImage[] };

/**
 * Reads every file once without writing. Returns the slug of each post by its id, and the images that they use.
 * @throws an Error with a sentence for each invalid file
 */
async function checkFolder(folder: string): Promise<Contents> {
  await checkImageFolder(folder);
  const slugs = new Map<string, string>();
  const images = new Map<string, StoredImage>();
  const owners = new Map<string, string>();
  const problems: string[] = [];
  const attempt = (work: () => Promise<void>) => work().catch((error) => void problems.push(messageOf(error)));
  const claim = (name: string, { id, slug, old_slugs }: Portable) => {
    for (const value of [`slug ${slug}`, `id ${id}`, ...old_slugs.map((old) => `old slug ${old}`)]) {
      const owner = owners.get(value);
      if (owner) throw new Error(`Two files have the ${value}: ${owner} and ${name}.`);
      owners.set(value, name);
    }
  };
  for (const name of await namesIn(folder)) {
    await attempt(async () => {
      const post = await readPost(folder, name);
      for (const image of imagesOf(post)) images.set(imagePath(image), image);
      claim(name, post);
      slugs.set(post.id, post.slug);
    });
  }
  for (const image of images.values()) await attempt(async () => void (await readImageFiles(folder, image)));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { slugs, images: [...images.values()] };
}

/** @throws an Error with one sentence if a post outside the folder has the slug of a post in the folder */
async function rejectTakenSlugs(slugs: ReadonlyMap<string, string>): Promise<void> {
  const taken = await db.blogPost.findMany({
    where: { slug: { in: [...slugs.values()] } },
    select: { id: true, slug: true },
  });
  const clash = taken.find(({ id }) => !slugs.has(id));
  if (clash) throw new Error(`The slug ${clash.slug} is used by another post of this blog.`);
}

/** Stores an image, unless it is stored already: what an address shows never changes. */
async function copyImage(image: StoredImage, folder: string, store: ImageStore): Promise<void> {
  for (const [key, bytes] of await readImageFiles(folder, image)) {
    if (!(await store.get(key))) await store.put(key, bytes, 'image/webp');
  }
}

/**
 * Gives temporary slugs to the posts whose slug changes, since two of them may swap theirs. Nobody sees them: each post gets
 * its final slug in the same transaction. Returns the previous slugs by post id.
 */
async function clearSlugs(tx: Tx, slugs: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const posts = await tx.blogPost.findMany({
    where: { id: { in: [...slugs.keys()] } },
    select: { id: true, slug: true, updatedAt: true },
  });
  const moving = posts.filter(({ id, slug }) => slugs.get(id) !== slug);
  for (const { id, updatedAt } of moving) {
    await tx.blogPost.update({ where: { id }, data: { slug: `moving:${id}`, updatedAt } });
  }
  return new Map(moving.map(({ id, slug }) => [id, slug]));
}

async function setRedirects(tx: Tx, postId: string, slugs: string[]): Promise<void> {
  await tx.slugRedirect.deleteMany({ where: { postId, slug: { notIn: slugs } } });
  for (const slug of slugs) {
    await tx.slugRedirect.upsert({ where: { slug }, create: { slug, postId }, update: { postId } });
  }
}

/** Stores the unpublished changes of a post that has just been written. */
async function addChanges(tx: Tx, id: string, changes: PortableChanges): Promise<void> {
  const post = await tx.blogPost.findUniqueOrThrow({ where: { id } });
  await ensureRevision(tx, post);
  const version = post.version + 1;
  const revision = { ...toColumns(changes), status: post.status, postId: id, version };
  await tx.postRevision.create({ data: { ...revision, savedBy: SAVED_BY, unpublished: true } });
  await tx.blogPost.update({
    where: { id },
    data: { version, pendingVersion: version, updatedAt: post.updatedAt },
  });
}

/** Writes a post from its file; the previous state stays in its history. False if nothing differs. */
async function importPost(tx: Tx, post: Portable, movedFrom: string | undefined): Promise<boolean> {
  const { id, old_slugs, created_at, updated_at, status } = post;
  const dates = { createdAt: created_at, updatedAt: updated_at };
  const data = { ...toColumns(post), ...dates, ...derivedColumns(post), status, deletedAt: null, pendingVersion: null };
  const row = await tx.blogPost.findUnique({ where: { id }, include: { oldSlugs: true } });
  if (row) {
    const { oldSlugs, ...found } = row;
    const before = { ...found, slug: movedFrom ?? found.slug };
    if (isDeepStrictEqual(toPortable({ ...(await withPending(tx, before)), oldSlugs }), post)) return false;
    await ensureRevision(tx, before);
    const after = await tx.blogPost.update({ where: { id }, data: { ...data, version: { increment: 1 } } });
    await addRevision(tx, after, SAVED_BY, new Date());
  } else {
    await tx.blogPost.create({ data: { id, ...data } });
  }
  if (post.unpublished_changes) await addChanges(tx, id, post.unpublished_changes);
  await setRedirects(tx, id, old_slugs);
  return true;
}

/**
 * Imports the posts of a folder that `exportBlog` wrote, all of them or none. A post with a known id is updated; one that does
 * not differ is left unchanged.
 * @returns the number of posts, and how many of them were new or differed
 * @throws an Error with a sentence for the operator for each invalid file
 */
export async function importBlog(
  folder: string,
  store: ImageStore = imageStore,
): Promise<{ posts: number; changed: number }> {
  const { slugs, images } = await checkFolder(folder);
  await rejectTakenSlugs(slugs);
  for (const image of images) await copyImage(image, folder, store);
  const importAll = async (tx: Tx) => {
    for (const image of images) await recordImage(image, tx);
    const movedFrom = await clearSlugs(tx, slugs);
    let changed = 0;
    for await (const post of readFolder(folder)) {
      if (await importPost(tx, post, movedFrom.get(post.id))) changed += 1;
    }
    return changed;
  };
  return { posts: slugs.size, changed: await db.$transaction(importAll, { timeout: TIMEOUT_MS }) };
}
