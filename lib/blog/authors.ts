import { z } from 'zod';
import { db } from '@/lib/db';
import { lines } from '@/lib/forms/form-fields';
import { slugify } from '@/lib/text/slug';
import { ownImage } from './post-form';

/** What an author has written about themselves. */
export type AuthorProfile = { bio: string; photo: string };

/** An author with a page of their own. */
export type Author = AuthorProfile & { name: string };

const MAX_BIO = 1_000;

/** A profile as the desk sends it; without a text there is no page. */
export const profileSchema = z.object({
  bio: lines.refine((text) => text.length <= MAX_BIO, `Please keep it to ${MAX_BIO} characters.`),
  photo: ownImage,
});

/** The path of an author's page. */
export const authorPath = (name: string): string => `/blog/author/${slugify(name)}`;

/** The admins who have written about themselves; of several whose names have the same slug, the first. */
export async function listAuthors(): Promise<Author[]> {
  const users = await db.user.findMany({
    where: { bio: { not: '' }, displayName: { not: null }, role: { role: 'admin' } },
    orderBy: { createdAt: 'asc' },
    select: { displayName: true, bio: true, photo: true },
  });
  const authors = users.map(({ displayName, bio, photo }) => ({ name: displayName ?? '', bio, photo }));
  const slugs = authors.map(({ name }) => slugify(name));
  return authors.filter((_, index) => slugs[index] && slugs.indexOf(slugs[index]) === index);
}

/** The author whose name has this slug. */
export const findAuthor = async (slug: string): Promise<Author | null> =>
  (await listAuthors()).find(({ name }) => slugify(name) === slug) ?? null;

/** What a user has written about themselves. */
export const findProfile = (userId: string): Promise<AuthorProfile> =>
  db.user.findUniqueOrThrow({ where: { id: userId }, select: { bio: true, photo: true } });

/** Stores what a user has written about themselves. */
export async function saveProfile(userId: string, { bio, photo }: AuthorProfile): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { bio, photo } });
}
