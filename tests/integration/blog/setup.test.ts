import { beforeEach, describe, expect, test } from 'vitest';
import { applyToPosts } from '@/lib/blog/bulk';
import { hasOwnPosts, seedSite, setupBlog } from '@/lib/blog/setup';
import { db } from '@/lib/db';
import { emptyTables } from '../../support/empty-tables';
import { create, editor } from '../../support/saves';

beforeEach(emptyTables);

test('hasOwnPosts ignores sample articles and deleted posts', async () => {
  await setupBlog();
  expect(await hasOwnPosts()).toBe(false);
  const { id } = await create();
  expect(await hasOwnPosts()).toBe(true);
  await applyToPosts([id], 'delete', editor);
  expect(await hasOwnPosts()).toBe(false);
});

describe('seedSite and setupBlog', () => {
  test('create four articles in an empty blog and four more on request, once', async () => {
    expect(await seedSite()).toBe(4);
    expect(await seedSite()).toBe(0);
    expect(await setupBlog()).toBe(4);
    expect(await setupBlog()).toBe(0);
    expect(await db.blogPost.count()).toBe(8);
  });

  test('add nothing to a blog with posts unless requested', async () => {
    await create();
    expect(await seedSite()).toBe(0);
    expect(await setupBlog()).toBe(4);
  });
});
