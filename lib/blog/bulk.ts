import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db';
import { isTakenSlug, savePost } from './commands';
import type { PostFields } from './post-form';
import type { BulkAction } from './post-limits';
import { ensureRevision, fieldsOf, withPending } from './revisions';

/** `changed`: ids of the changed posts. `failed`: how many could not be changed. All others were in that state already. */
export type BulkResult = { changed: string[]; failed: number };

type Outcome = 'changed' | 'unchanged' | 'failed';
type Command = (id: string, editor: string) => Promise<Outcome>;

/** Publishes a draft with its date, or turns a post into a draft with its latest text, published or not. */
const setStatus =
  (status: 'published' | 'draft'): Command =>
  async (id, editor) => {
    const post = await db.blogPost.findUnique({ where: { id, deletedAt: null } });
    if (!post) return 'failed';
    if (post.status === status) return 'unchanged';
    const { pending } = await withPending(db, post);
    const fields = { ...fieldsOf(pending ?? post), status };
    const result = await savePost({ id, editor, fields, writeId: randomUUID(), expectedVersion: post.version });
    return result.ok ? 'changed' : 'failed';
  };

const publish = setStatus('published');

/** The text that was public, and the unpublished changes to it, before a post was unpublished; undefined if it had no changes. */
async function beforeUnpublish(postId: string, version: number) {
  const changes = await db.postRevision.findUnique({
    where: { postId_version: { postId, version: version - 1 }, unpublished: true },
  });
  const live = await db.postRevision.findFirst({
    where: { postId, unpublished: false, version: { lt: version } },
    orderBy: { version: 'desc' },
  });
  return changes && live ? { live, changes } : undefined;
}

/** Undoes `unpublish`: what was public is public again, and what was not is unpublished changes again. */
const republish: Command = async (id, editor) => {
  const post = await db.blogPost.findUnique({ where: { id, deletedAt: null } });
  const before = post && (await beforeUnpublish(id, post.version));
  if (!before) return publish(id, editor);
  const save = (revision: PostFields, expectedVersion: number, isLive: boolean) =>
    savePost({ id, editor, fields: fieldsOf(revision), expectedVersion, publish: isLive, writeId: randomUUID() });
  const published = await save(before.live, post.version, true);
  if (!published.ok) return 'failed';
  const result = await save(before.changes, published.post.version, false);
  return result.ok ? 'changed' : 'failed';
};

/** Hides a post everywhere and frees its slug. The row stays, with its history, so that deletion can be undone. */
const deletePost: Command = (id) =>
  db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM blog_posts WHERE id = ${id}::uuid FOR UPDATE`;
    const post = await tx.blogPost.findUnique({ where: { id, deletedAt: null } });
    if (!post) return 'unchanged';
    await ensureRevision(tx, post);
    const { updatedAt } = post;
    await tx.blogPost.update({
      where: { id },
      data: { slug: `deleted:${id}`, status: 'draft', deletedAt: new Date(), updatedAt },
    });
    return 'changed';
  });

/** Restores a deleted post with the slug and status of its newest published or draft revision. */
const undeletePost: Command = async (id) => {
  try {
    return await db.$transaction(async (tx) => {
      const post = await tx.blogPost.findUnique({ where: { id } });
      if (!post) return 'failed';
      if (!post.deletedAt) return 'unchanged';
      const revision = await tx.postRevision.findFirst({
        where: { postId: id, unpublished: false },
        orderBy: { version: 'desc' },
      });
      if (!revision) return 'failed';
      const { slug, status } = revision;
      await tx.blogPost.update({ where: { id }, data: { slug, status, deletedAt: null, updatedAt: post.updatedAt } });
      return 'changed';
    });
  } catch (error) {
    if (!isTakenSlug(error)) throw error;
    return 'failed';
  }
};

/** Deletes a post of the bin with its history. Nothing brings it back. */
const erasePost: Command = async (id) => {
  const { count } = await db.blogPost.deleteMany({ where: { id, deletedAt: { not: null } } });
  return count > 0 ? 'changed' : 'unchanged';
};

const commands: Record<BulkAction, Command> = {
  publish,
  unpublish: setStatus('draft'),
  republish,
  delete: deletePost,
  undelete: undeletePost,
  erase: erasePost,
};

/** Applies an action to each post in its own transaction, so that a failure does not affect the others. */
export async function applyToPosts(ids: readonly string[], action: BulkAction, editor: string): Promise<BulkResult> {
  const result: BulkResult = { changed: [], failed: 0 };
  for (const id of ids) {
    const outcome = await commands[action](id, editor);
    if (outcome === 'changed') result.changed.push(id);
    if (outcome === 'failed') result.failed += 1;
  }
  return result;
}
