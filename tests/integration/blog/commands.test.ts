import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { compareRevisions, findPost, listRevisions } from '@/lib/blog/admin-queries';
import { applyToPosts } from '@/lib/blog/bulk';
import { discardChanges, restoreRevision, type SaveResult, savePost } from '@/lib/blog/commands';
import type { PostFields } from '@/lib/blog/post-form';
import { findMovedPost, findPublishedPost } from '@/lib/blog/queries';
import { db } from '@/lib/db';
import { emptyTables } from '../../support/empty-tables';
import { storePost } from '../../support/posts';
import { change, create, done, editor, fields, update } from '../../support/saves';

beforeEach(emptyTables);

describe('savePost', () => {
  test('accepts one of twenty saves from the same version; the others are conflicts with the current post', async () => {
    const { id } = await create();
    const results = await Promise.all(Array.from({ length: 20 }, (_, n) => update(id, 1, { content: `Words ${n}` })));
    const winners = results.filter((result) => result.ok);
    expect(winners).toHaveLength(1);
    const current = await db.blogPost.findUniqueOrThrow({ where: { id } });
    expect(current.version).toBe(2);
    for (const result of results.filter(({ ok }) => !ok)) {
      expect(result).toMatchObject({ reason: 'conflict', current: { version: 2, content: current.content } });
    }
  });

  test('performs a repeated save once and returns the same result, at the same time or later', async () => {
    const writeId = randomUUID();
    const twice = await Promise.all([1, 2, 3].map(() => savePost({ writeId, fields: fields(), editor })));
    expect(new Set(twice.map((result) => done(result).id)).size).toBe(1);
    const { id } = done(twice[0] as SaveResult);
    const save = randomUUID();
    const first = done(await update(id, 1, { content: 'Second' }, save));
    done(await update(id, 2, { content: 'Third', title: 'Third', tags: [] }));
    expect(done(await update(id, 1, { content: 'Second' }, save))).toEqual(first);
    expect(await db.blogPost.findUnique({ where: { id } })).toMatchObject({ content: 'Third', version: 3 });
  });

  test('rejects a save from an older version', async () => {
    const { id } = await create();
    done(await update(id, 1, { content: 'Newer' }));
    expect(await update(id, 1, { content: 'Older' })).toMatchObject({ ok: false, reason: 'conflict' });
    expect(await db.blogPost.findUnique({ where: { id } })).toMatchObject({ content: 'Newer' });
  });

  test('bases a save on an earlier one of the same editor that was stored without a response', async () => {
    const [lost, lostToo, never] = [randomUUID(), randomUUID(), randomUUID()];
    const { id } = done(await savePost({ writeId: lost, fields: fields({ content: 'One' }), editor }));
    const next = { fields: fields({ content: 'One and two' }), editor, unansweredIds: [never, lost] };
    expect(done(await savePost({ ...next, writeId: lostToo }))).toMatchObject({ id, version: 2 });
    const last = { fields: fields({ content: 'Three' }), editor, unansweredIds: [lost, lostToo] };
    expect(done(await savePost({ ...last, id, expectedVersion: 1, writeId: randomUUID() }))).toMatchObject({
      version: 3,
    });
    expect(await db.blogPost.count()).toBe(1);
  });

  test('reports the save of someone else as a conflict, also after an earlier save without a response', async () => {
    const lost = randomUUID();
    const { id } = await create();
    done(await update(id, 1, { content: 'Mine' }, lost));
    done(await update(id, 2, { content: 'Theirs' }));
    const save = { id, expectedVersion: 1, writeId: randomUUID(), fields: fields({ content: 'Mine too' }), editor };
    expect(await savePost({ ...save, unansweredIds: [lost] })).toMatchObject({
      reason: 'conflict',
      current: { version: 3 },
    });
    const other = await create({ slug: 'other' });
    const foreign = { ...save, id: other.id, expectedVersion: 7, unansweredIds: [lost] };
    expect(await savePost(foreign), 'a save of another post is none of this one').toMatchObject({ reason: 'conflict' });
  });

  test('rejects a slug of another post, for new and existing posts', async () => {
    await create();
    const taken = { ok: false, reason: 'invalid', errors: { slug: 'This slug is used by another post.' } };
    expect(await savePost({ writeId: randomUUID(), fields: fields({ title: 'Other' }), editor })).toEqual(taken);
    const other = await create({ slug: 'other' });
    expect(await update(other.id, 1, { slug: 'after-hours' })).toEqual(taken);
    expect(await db.blogPost.findUnique({ where: { id: other.id } })).toMatchObject({ slug: 'other', version: 1 });
  });

  test('reports a deleted post as gone; deleting is idempotent', async () => {
    const { id } = await create();
    expect(await applyToPosts([id], 'delete', editor)).toEqual({ changed: [id], failed: 0 });
    expect(await applyToPosts([id], 'delete', editor)).toEqual({ changed: [], failed: 0 });
    expect(await update(id, 1)).toEqual({ ok: false, reason: 'gone' });
    expect(await applyToPosts([id], 'unpublish', editor)).toEqual({ changed: [], failed: 1 });
  });

  test('reports a post as gone that is deleted during the save', async () => {
    const { id } = await create();
    let late: Promise<SaveResult> | undefined;
    await db.$transaction(async (tx) => {
      await tx.blogPost.delete({ where: { id } });
      late = update(id, 1);
      // Long enough for the save to read the post, whose deletion nobody else can see yet.
      await setTimeout(200);
    });
    expect(await late).toEqual({ ok: false, reason: 'gone' });
  });

  test('throws on any unique violation other than the slug', async () => {
    const { id } = await create();
    const first = await db.postRevision.findFirstOrThrow();
    await db.postRevision.create({ data: { ...first, version: 2 } });
    await expect(update(id, 1)).rejects.toThrow('post_revisions_pkey');
    expect(await db.blogPost.findUnique({ where: { id } })).toMatchObject({ version: 1 });
  });
});

describe('slug redirects', () => {
  test('point to the current slug of a public post, however often it changes, and never form a loop', async () => {
    const { id } = await create({ slug: 'a' });
    done(await update(id, 1, { slug: 'b' }));
    done(await update(id, 2, { slug: 'c' }));
    expect([await findMovedPost('a'), await findMovedPost('b'), await findMovedPost('c')]).toEqual(['c', 'c', null]);
    done(await update(id, 3, { slug: 'a' }));
    expect([await findMovedPost('a'), await findMovedPost('b'), await findMovedPost('c')]).toEqual([null, 'a', 'a']);
  });

  test('are not created for drafts and scheduled posts', async () => {
    const draft = await create({ slug: 'draft', status: 'draft' });
    done(await update(draft.id, 1, { slug: 'draft-two', status: 'draft' }));
    const ahead = await create({ slug: 'ahead', publishedAt: new Date(Date.now() + 3600_000) });
    done(await update(ahead.id, 1, { slug: 'ahead-two' }));
    expect([await findMovedPost('draft'), await findMovedPost('ahead')]).toEqual([null, null]);
  });

  test('give way to another post with that slug', async () => {
    const { id } = await create({ slug: 'a' });
    done(await update(id, 1, { slug: 'b' }));
    await create({ slug: 'a', title: 'New at this address' });
    expect(await findMovedPost('a')).toBeNull();
    expect(await findPublishedPost('a')).toMatchObject({ title: 'New at this address' });
  });

  test('stay until another post is public at that slug, not while it is a draft or scheduled', async () => {
    const { id } = await create({ slug: 'a' });
    done(await update(id, 1, { slug: 'b' }));
    const next = await create({ slug: 'a', status: 'draft' });
    expect(await findMovedPost('a')).toBe('b');
    done(await update(next.id, 1, { slug: 'a', publishedAt: new Date(Date.now() + 3600_000) }));
    expect(await findMovedPost('a')).toBe('b');
    done(await update(next.id, 2, { slug: 'a' }));
    expect(await findMovedPost('a')).toBeNull();
    done(await update(next.id, 3, { slug: 'a', status: 'draft' }));
    expect(await findMovedPost('a')).toBeNull();
  });

  test('do not return when a scheduled post that became public is unpublished', async () => {
    const { id } = await create({ slug: 'a' });
    done(await update(id, 1, { slug: 'b' }));
    const next = await create({ slug: 'a', status: 'draft' });
    // As its minute leaves it: public, without a save.
    await db.blogPost.update({ where: { id: next.id }, data: { status: 'published' } });
    done(await update(next.id, 1, { slug: 'a', status: 'draft' }));
    expect(await findMovedPost('a')).toBeNull();
  });

  test('survive a draft that returns to an earlier slug', async () => {
    const { id } = await create({ slug: 'a' });
    done(await update(id, 1, { slug: 'b' }));
    done(await update(id, 2, { slug: 'a', status: 'draft' }));
    expect(await findMovedPost('a')).toBeNull();
    done(await update(id, 3, { slug: 'c', status: 'draft' }));
    done(await update(id, 4, { slug: 'c' }));
    expect([await findMovedPost('a'), await findMovedPost('b')]).toEqual(['c', 'c']);
  });

  test('never point to themselves, not even in the minute in which the post becomes public', async () => {
    const { id } = await create({ slug: 'a' });
    done(await update(id, 1, { slug: 'b' }));
    const due = new Date(Date.now() + 1000);
    done(await update(id, 2, { slug: 'a', publishedAt: due }));
    await expect.poll(() => new Date() > due).toBe(true);
    expect(await findMovedPost('a')).toBeNull();
    expect(await findMovedPost('b')).toBe('a');
  });

  test('do not redirect while the post is not public', async () => {
    const { id } = await create({ slug: 'a' });
    done(await update(id, 1, { slug: 'b' }));
    await applyToPosts([id], 'unpublish', editor);
    expect(await findMovedPost('a')).toBeNull();
  });
});

test('compareRevisions and restoreRevision work on every save; a public post gets the restored version as unpublished changes', async () => {
  const { id } = await create({ content: 'Ten euro.' });
  done(await update(id, 1, { content: 'Twelve euro.', tags: [] }));
  expect(await compareRevisions(id, 1, 2)).toEqual([
    {
      field: 'Content',
      parts: [
        { text: 'Ten', kind: 'removed' },
        { text: 'Twelve', kind: 'added' },
        { text: ' euro.', kind: 'same' },
      ],
    },
    { field: 'Tags', parts: [{ text: 'night', kind: 'removed' }] },
  ]);
  expect(done(await restoreRevision(change(id), 1))).toMatchObject({
    content: 'Twelve euro.',
    pending: { content: 'Ten euro.', tags: ['night'] },
    version: 3,
  });
  expect((await listRevisions(id)).map(({ version }) => version)).toEqual([3, 2, 1]);
  expect(await restoreRevision(change(id), 99)).toEqual({ ok: false, reason: 'gone' });
});

test('savePost stores the original of a post without revisions at its first save', async () => {
  const { id } = await storePost({ content: 'From the beginning' });
  done(await update(id, 1, { content: 'Changed' }));
  expect(
    (await db.postRevision.findMany({ where: { postId: id }, orderBy: { version: 'asc' } })).map(
      ({ content }) => content,
    ),
  ).toEqual(['From the beginning', 'Changed']);
});

describe('unpublished changes of a public post', () => {
  const store = async (id: string, expectedVersion: number, text: Partial<PostFields>) =>
    savePost({ id, expectedVersion, writeId: randomUUID(), fields: fields(text), editor, publish: false });

  test('are stored without changing what visitors see, and published by the next update', async () => {
    const { id, updatedAt } = await create({ content: 'Old.' });
    const stored = done(await store(id, 1, { content: 'New.', slug: 'moved' }));
    expect(stored).toMatchObject({ version: 2, pending: { content: 'New.', unpublished: true } });
    expect(await findPublishedPost('after-hours')).toMatchObject({ content: 'Old.', updatedAt });
    expect(await findPost(id)).toMatchObject({ slug: 'after-hours', pending: { slug: 'moved' } });
    expect(done(await update(id, 2, { content: 'New.', slug: 'moved' }))).toMatchObject({ pending: null, version: 3 });
    expect(await findPublishedPost('moved')).toMatchObject({ content: 'New.' });
    expect(await findMovedPost('after-hours')).toBe('moved');
    expect((await listRevisions(id)).map(({ unpublished }) => unpublished)).toEqual([false, true, false]);
  });

  test('are discarded, and stay in the history', async () => {
    const { id } = await create({ content: 'Old.' });
    done(await store(id, 1, { content: 'New.' }));
    expect(done(await discardChanges(change(id)))).toMatchObject({ content: 'Old.', pending: null, version: 3 });
    expect(done(await restoreRevision(change(id), 2))).toMatchObject({ content: 'Old.', pending: { content: 'New.' } });
  });

  test('do not exist for drafts and scheduled posts: those are saved themselves', async () => {
    const draft = await create({ slug: 'draft', status: 'draft' });
    expect(done(await store(draft.id, 1, { slug: 'draft', status: 'draft', content: 'New.' }))).toMatchObject({
      content: 'New.',
      pending: null,
    });
    const publishedAt = new Date(Date.now() + 3600_000);
    const ahead = await create({ slug: 'ahead', publishedAt });
    expect(done(await store(ahead.id, 1, { slug: 'ahead', publishedAt, content: 'New.' })).content).toBe('New.');
  });

  test('conflict like any other save, and a repeated save returns the same', async () => {
    const { id } = await create();
    const save = {
      ...{ id, expectedVersion: 1, writeId: randomUUID(), editor, publish: false },
      fields: fields({ content: 'New.' }),
    };
    const first = done(await savePost(save));
    expect(done(await savePost(save))).toEqual(first);
    expect(await store(id, 1, { content: 'Other.' })).toMatchObject({
      reason: 'conflict',
      current: { pending: { content: 'New.' } },
    });
    expect(await store(id, 2, { slug: (await create({ slug: 'taken' })).slug })).toMatchObject({ reason: 'invalid' });
  });

  test('become the draft when the post is unpublished', async () => {
    const { id } = await create({ content: 'Old.' });
    done(await store(id, 1, { content: 'New.' }));
    await applyToPosts([id], 'unpublish', editor);
    expect(await findPost(id)).toMatchObject({ status: 'draft', content: 'New.', pending: null });
  });
});
