import type { BlogPost } from '@/lib/generated/prisma/client';

/** A post as public pages show it. */
export type PublicPost = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  author: string;
  category: string;
  tags: string[];
  cover: string;
  coverAlt: string;
  metaTitle: string;
  metaDescription: string;
  socialImage: string;
  /** BCP 47 tag; empty for the language of the site. */
  lang: string;
  /** Reading time of the body. */
  minutes: number;
  publishedAt: Date;
  updatedAt: Date;
};

/** A post without its body, for lists. */
export type PostSummary = Omit<PublicPost, 'content' | 'metaTitle' | 'metaDescription' | 'socialImage'>;

/** Whether a post is public at the moment. */
export const isPublicNow = ({ status, publishedAt }: Pick<BlogPost, 'status' | 'publishedAt'>): boolean =>
  status === 'published' && publishedAt <= new Date();
