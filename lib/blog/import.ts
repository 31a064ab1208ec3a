import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { recordImage } from '@/lib/images/library';
import { imageKeys } from '@/lib/images/path';
import { type ImageStore, imageStore } from '@/lib/images/store';
import { derivedColumns } from './derived-columns';
import { imagesOf, type Portable, type PortableChanges, readArticle, toColumns, toPortable } from './portable';
import { addRevision, ensureRevision, withPending } from './revisions';

type Tx = Prisma.TransactionClient;

/** Who has saved what comes from a file, in the history of the post. */
const SAVED_BY = 'Import';
/** As long as the largest blog may take; the rest of the site only waits for the posts that change. */
const TIMEOUT_MS = 60 * 60 * 1000;

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

/** Reads every file once without writing. Returns the address that each post is to have, by the post's id. */
async function readAddresses(folder: string): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  const owners = new Map<string, string>();
  for await (const { name, post } of readFolder(folder)) {
    const claims = [`address ${post.slug}`, `id ${post.id}`, ...post.old_slugs.map((old) => `old address ${old}`)];
    for (const claim of claims) {
      const owner = owners.get(claim);
      if (owner) throw new Error(`Two files have the ${claim}: ${owner} and ${name}.`);
      owners.set(claim, name);
    }
    addresses.set(post.id, post.slug);
  }
  return addresses;
}

/** @throws an Error with one sentence if a post that is not in the folder has an address that one of the folder is to have */
async function refuseTaken(addresses: ReadonlyMap<string, string>): Promise<void> {
  const taken = await db.blogPost.findMany({
    where: { slug: { in: [...addresses.values()] } },
    select: { id: true, slug: true },
  });
  const clash = taken.find(({ id }) => !addresses.has(id));
  if (clash) throw new Error(`The address ${clash.slug} is used by another post of this blog.`);
}

async function copyIn(post: Portable, folder: string, store: ImageStore): Promise<void> {
  for (const image of imagesOf(post)) {
    for (const key of imageKeys(image)) {
      const bytes = await readFile(join(folder, 'images', key)).catch(() => undefined);
      if (bytes) await store.put(key, bytes, 'image/webp');
    }
    await recordImage(image);
  }
}

/**
 * Moves the posts that are to get another address out of the way, since two of them may exchange theirs. Nobody sees it:
 * each gets its address within the same transaction. Returns the addresses that they had, by id.
 */
async function moveAside(tx: Tx, addresses: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const posts = await tx.blogPost.findMany({
    where: { id: { in: [...addresses.keys()] } },
    select: { id: true, slug: true, updatedAt: true },
  });
  const moving = posts.filter(({ id, slug }) => addresses.get(id) !== slug);
  for (const { id, updatedAt } of moving) {
    await tx.blogPost.update({ where: { id }, data: { slug: `moving:${id}`, updatedAt } });
  }
  return new Map(moving.map(({ id, slug }) => [id, slug]));
}

async function setOldAddresses(tx: Tx, postId: string, slugs: string[]): Promise<void> {
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

/** Makes a post as its file has it; what it was stays in its history. False when it is like that already. */
async function takePost(tx: Tx, post: Portable, movedFrom: string | undefined): Promise<boolean> {
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
  await setOldAddresses(tx, id, old_slugs);
  return true;
}

/**
 * Takes the posts of a folder that `exportBlog` wrote, all of them or none. A post that is there already (by its id) becomes
 * as the file has it; one that is like that stays untouched.
 * @returns how many posts there were, and how many of them were new or differed
 * @throws an Error with one sentence for a file that cannot be used
 */
export async function importBlog(
  folder: string,
  store: ImageStore = imageStore,
): Promise<{ posts: number; changed: number }> {
  const addresses = await readAddresses(folder);
  await refuseTaken(addresses);
  for await (const { post } of readFolder(folder)) await copyIn(post, folder, store);
  const takeAll = async (tx: Tx) => {
    const movedFrom = await moveAside(tx, addresses);
    let changed = 0;
    for await (const { post } of readFolder(folder)) {
      if (await takePost(tx, post, movedFrom.get(post.id))) changed += 1;
    }
    return changed;
  };
  return { posts: addresses.size, changed: await db.$transaction(takeAll, { timeout: TIMEOUT_MS }) };
}
