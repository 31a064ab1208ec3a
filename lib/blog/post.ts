import type { BlogPost, Prisma } from '@/lib/generated/prisma/client';

/** The columns that lists load: everything but the body. */
export const summaryFields = {
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  author: true,
  category: true,
  tags: true,
  cover: true,
  coverAlt: true,
  lang: true,
  minutes: true,
  publishedAt: true,
  updatedAt: true,
} satisfies Prisma.BlogPostSelect;

/** The columns of an article's page. */
export const publicFields = {
  ...summaryFields,
  content: true,
  metaTitle: true,
  metaDescription: true,
  socialImage: true,
} satisfies Prisma.BlogPostSelect;

/** A post without its body, for lists. */
export type PostSummary = Prisma.BlogPostGetPayload<{ select: typeof summaryFields }>;

/** A post as public pages show it. */
export type PublicPost = Prisma.BlogPostGetPayload<{ select: typeof publicFields }>;

/** Whether a post is public at the moment. */
export const isPublicNow = ({ status, publishedAt }: Pick<BlogPost, 'status' | 'publishedAt'>): boolean =>
  status === 'published' && publishedAt <= new Date();
