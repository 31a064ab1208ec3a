import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { findPost, listAllPosts, listRevisions, postFilterSchema } from '@/lib/blog/admin-queries';
import { applyToPosts } from '@/lib/blog/bulk';
import { savePost } from '@/lib/blog/commands';
import { findPublishedPost } from '@/lib/blog/queries';
import { emptyTables } from '../../support/empty-tables';
import { storePost } from '../../support/posts';
import { change, create, done, editor, fields } from '../../support/saves';

beforeEach(emptyTables);

describe('applyToPosts', () => {
  test('publishes and unpublishes several posts, and says which it changed', async () => {
    const a = await create({ slug: 'a', status: 'draft' });
    const b = await create({ slug: 'b' });
    const missing = randomUUID();
    const result = await applyToPosts([a.id, b.id, missing], 'publish', editor);
    expect(result).toEqual({ changed: [a.id], failed: 1 });
    expect(await findPublishedPost('a')).not.toBeNull();
    expect((await applyToPosts([a.id, b.id], 'unpublish', editor)).changed).toEqual([a.id, b.id]);
    expect(await findPublishedPost('b')).toBeNull();
  });

  test('undoing an unpublish publishes no unpublished changes, and keeps them', async () => {
    const { id } = await create({ content: 'Old.' });
    done(await savePost({ ...change(id), expectedVersion: 1, fields: fields({ content: 'New.' }), publish: false }));
    await applyToPosts([id], 'unpublish', editor);
    expect(await findPost(id)).toMatchObject({ status: 'draft', content: 'New.', pending: null });
    expect(await applyToPosts([id], 'republish', editor)).toEqual({ changed: [id], failed: 0 });
    expect(await findPublishedPost('after-hours')).toMatchObject({ content: 'Old.' });
    expect(await findPost(id)).toMatchObject({ pending: { content: 'New.' } });
  });

  test('undoing the unpublish of a post without unpublished changes publishes it as it is', async () => {
    const { id } = await create({ content: 'Old.' });
    await applyToPosts([id], 'unpublish', editor);
    await applyToPosts([id], 'republish', editor);
    expect(await findPublishedPost('after-hours')).toMatchObject({ content: 'Old.' });
    expect((await findPost(id))?.pending).toBeNull();
  });

  test('deleting frees the slug, hides the post everywhere, and is undone with slug, history and changes', async () => {
    const { id } = await create({ content: 'Old.' });
    done(await savePost({ ...change(id), expectedVersion: 1, fields: fields({ content: 'New.' }), publish: false }));
    const before = await findPost(id);
    const revisions = await listRevisions(id);
    await applyToPosts([id], 'delete', editor);
    expect([await findPost(id), await findPublishedPost('after-hours')]).toEqual([null, null]);
    expect((await listAllPosts(postFilterSchema.parse({}))).total).toBe(0);
    expect(await applyToPosts([id], 'undelete', editor)).toEqual({ changed: [id], failed: 0 });
    expect(await findPost(id)).toEqual(before);
    expect(await listRevisions(id)).toEqual(revisions);
    expect(await findPublishedPost('after-hours')).toMatchObject({ content: 'Old.' });
  });

  test('a deleted post is listed in the bin, and erased only from there, with its history', async () => {
    const bin = postFilterSchema.parse({ status: 'deleted' });
    const first = await create({ slug: 'first' });
    const second = await create({ slug: 'second' });
    expect(await applyToPosts([first.id], 'erase', editor)).toEqual({ changed: [], failed: 0 });
    await applyToPosts([second.id], 'delete', editor);
    await applyToPosts([first.id], 'delete', editor);
    expect((await listAllPosts(bin)).posts.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await applyToPosts([first.id], 'erase', editor)).toEqual({ changed: [first.id], failed: 0 });
    expect((await listAllPosts(bin)).posts.map(({ id }) => id)).toEqual([second.id]);
    expect(await listRevisions(first.id)).toEqual([]);
    expect(await applyToPosts([first.id], 'undelete', editor)).toEqual({ changed: [], failed: 1 });
  });

  test('a deleted post is not restored while another one has its slug', async () => {
    const { id } = await create();
    await applyToPosts([id], 'delete', editor);
    const other = await create();
    expect(await applyToPosts([id], 'undelete', editor)).toEqual({ changed: [], failed: 1 });
    await applyToPosts([other.id], 'delete', editor);
    expect((await applyToPosts([id], 'undelete', editor)).changed).toEqual([id]);
  });

  test('a sample article, which has no revision yet, is restored too', async () => {
    const { id, slug } = await storePost();
    await applyToPosts([id], 'delete', editor);
    await applyToPosts([id], 'undelete', editor);
    expect(await findPublishedPost(slug)).toMatchObject({ id });
  });
});
