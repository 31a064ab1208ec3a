import { beforeEach, expect, test } from 'vitest';
import { findAuthor, findProfile, listAuthors, profileSchema, saveProfile } from '@/lib/blog/authors';
import { listPostsByAuthor } from '@/lib/blog/queries';
import { sitemapFile } from '@/lib/blog/sitemap';
import { db } from '@/lib/db';
import { emptyTables } from '../../support/empty-tables';
import { storePost } from '../../support/posts';
import { makeUser } from '../../support/users';

beforeEach(emptyTables);

test('findAuthor › knows admins who have written about themselves, by the slug of their name', async () => {
  const account = { email: 'maire@bakery.example', password: 'four green fields', displayName: 'Máire Ní Bhriain' };
  const { id } = await makeUser({ ...account, role: 'admin' });
  expect(await findAuthor('maire-ni-bhriain')).toBeNull();
  await saveProfile(id, profileSchema.parse({ bio: 'Writes at night.\n\nLives in Ennis. ', photo: '' }));
  expect(await findAuthor('maire-ni-bhriain')).toEqual({
    name: 'Máire Ní Bhriain',
    bio: 'Writes at night.\n\nLives in Ennis.',
    photo: '',
  });
  expect(await findProfile(id)).toMatchObject({ photo: '' });
  await db.userRole.updateMany({ where: { userId: id }, data: { role: 'user' } });
  expect(await findAuthor('maire-ni-bhriain')).toBeNull();
});

test('sitemapFile › lists the pages of authors, one for each path', async () => {
  for (const email of ['maire@bakery.example', 'mary@bakery.example']) {
    const { id } = await makeUser({ email, password: 'four green fields', displayName: 'Máire', role: 'admin' });
    await saveProfile(id, { bio: email, photo: '' });
  }
  const none = async () => [];
  const xml = await sitemapFile(undefined, { authors: listAuthors, categories: none, slugs: none });
  expect(xml?.match(/[^/]+<\/loc>/g)?.filter((path) => path.startsWith('maire'))).toEqual(['maire</loc>']);
});

test('profileSchema › takes images of this site only', () => {
  expect(profileSchema.safeParse({ bio: '', photo: 'https://evil.example/x.webp' }).success).toBe(false);
});

test('listPostsByAuthor › lists public posts only', async () => {
  await storePost({ author: 'Máire', title: 'Public' });
  await storePost({ author: 'Máire', status: 'draft' });
  await storePost({ author: 'Brian' });
  expect((await listPostsByAuthor('Máire')).map(({ title }) => title)).toEqual(['Public']);
});
