import type { BlogPost, PostRevision, Prisma } from '@/lib/generated/prisma/client';
import type { PostFields } from './post-form';
import { searchColumns } from './search-text';

type Tx = Prisma.TransactionClient;

/** What can be edited in a post, and is kept of it in a revision; nothing else that the row has. */
export const fieldsOf = ({
  title,
  content,
  excerpt,
  slug,
  publishedAt,
  author,
  category,
  tags,
  status,
}: PostFields): PostFields => ({ title, content, excerpt, slug, publishedAt, author, category, tags, status });

const revisionOf = (post: BlogPost, savedBy: string, savedAt = post.updatedAt) => ({
  ...fieldsOf(post),
  ...{ postId: post.id, version: post.version, savedBy, savedAt },
});

/** Keeps a post as it is, as the revision of its version. One that is kept already stays as it is. */
export async function keepAsItWas(tx: Tx, post: BlogPost): Promise<void> {
  await tx.postRevision.createMany({ data: [revisionOf(post, post.author)], skipDuplicates: true });
}

/** Adds what a save has just made of a post to its history. */
export async function addRevision(tx: Tx, post: BlogPost, savedBy: string, savedAt?: Date): Promise<void> {
  await tx.postRevision.create({ data: revisionOf(post, savedBy, savedAt) });
}

/** A post as it was right after the save that made a revision. */
export const asSaved = (post: BlogPost, revision: PostRevision): BlogPost => ({
  ...post,
  ...fieldsOf(revision),
  ...searchColumns(revision),
  version: revision.version,
  updatedAt: revision.savedAt,
});
