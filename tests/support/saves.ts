import { randomUUID } from 'node:crypto';
import { type SaveResult, savePost } from '@/lib/blog/commands';
import type { PostFields } from '@/lib/blog/post-form';

/** The admin of all saves. */
export const editor = 'admin@superemployee.ie';

/** The same for all saves of a test, so that a later save changes only what it says. */
const publishedAt = new Date(Date.now() - 60_000);

/** The fields of a post that was published a minute ago. */
export const fields = (change: Partial<PostFields> = {}): PostFields => ({
  title: 'After hours',
  slug: 'after-hours',
  excerpt: 'Who answers at night?',
  content: 'We do.',
  author: 'Admin',
  category: 'Business',
  tags: ['night'],
  publishedAt,
  status: 'published',
  cover: '',
  coverAlt: '',
  metaTitle: '',
  metaDescription: '',
  socialImage: '',
  lang: '',
  ...change,
});

/** The post of a successful save. @throws for any other outcome */
export function done(result: SaveResult) {
  if (!result.ok) throw new Error(`The save failed: ${result.reason}`);
  return result.post;
}

/** Creates a post. */
export const create = async (change: Partial<PostFields> = {}) =>
  done(await savePost({ writeId: randomUUID(), fields: fields(change), editor }));

/** Saves a post based on a version. */
export const update = (id: string, expectedVersion: number, change: Partial<PostFields> = {}, writeId = randomUUID()) =>
  savePost({ id, expectedVersion, writeId, fields: fields(change), editor });

/** The arguments of a restore or a discard. */
export const change = (id: string) => ({ id, writeId: randomUUID(), editor });
