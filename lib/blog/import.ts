import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { recordImage } from '@/lib/images/library';
import { imageKeys } from '@/lib/images/path';
import { type ImageStore, imageStore } from '@/lib/images/store';
import { HOUR_MS } from '@/lib/time';
import { derivedColumns } from './derived-columns';
import { imagesOf, type Portable, type PortableChanges, readArticle, toColumns, toPortable } from './portable';
import { addRevision, ensureRevision, withPending } from './revisions';

type Tx = Prisma.TransactionClient;

/** The author of imported revisions. */
const SAVED_BY = 'Import';
/** Enough for the largest blog. Other requests only wait for posts that change. */
const TIMEOUT_MS = HOUR_MS;

async function* readFolder(folder: string): AsyncGenerator<{ name: string; post: Portable }> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  for (const name of names) {
    try {
      yield { name, post: readArticle(await readFile(join(folder, name), 'utf8')) };
    } catch (error) {
      throw new Error(`${name} ${error instanceof Error ? error.message : String(error)}.`);
    }
  }
}

/** Reads every file once without writing. Returns the slug of each post in the folder by the id of the post. */
async function readSlugs(folder: string): Promise<Map<string, string>> {
  const slugs = new Map<string, string>();
  const owners = new Map<string, string>();
  for await (const { name, post } of readFolder(folder)) {
    const claims = [`slug ${post.slug}`, `id ${post.id}`, ...post.old_slugs.map((old) => `old slug ${old}`)];
    for (const claim of claims) {
      const owner = owners.get(claim);
      if (owner) throw new Error(`Two files have the ${claim}: ${owner} and ${name}.`);
      owners.set(claim, name);
    }
    slugs.set(post.id, post.slug);
  }
  return slugs;
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

async function copyImages(post: Portable, folder: string, store: ImageStore): Promise<void> {
  for (const image of imagesOf(post)) {
    for (const key of imageKeys(image)) {
      const bytes = await readFile(join(folder, 'images', key)).catch(() => undefined);
      if (bytes) await store.put(key, bytes, 'image/webp');
    }
    await recordImage(image);
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
 * @throws an Error with a sentence for the operator if a file is invalid
 */
export async function importBlog(
  folder: string,
  store: ImageStore = imageStore,
): Promise<{ posts: number; changed: number }> {
  const slugs = await readSlugs(folder);
  await rejectTakenSlugs(slugs);
  for await (const { post } of readFolder(folder)) await copyImages(post, folder, store);
  const importAll = async (tx: Tx) => {
    const movedFrom = await clearSlugs(tx, slugs);
    let changed = 0;
    for await (const { post } of readFolder(folder)) {
      if (await importPost(tx, post, movedFrom.get(post.id))) changed += 1;
    }
    return changed;
  };
  return { posts: slugs.size, changed: await db.$transaction(importAll, { timeout: TIMEOUT_MS }) };
}
