import type { Metadata } from 'next';
import { env } from '@/lib/env';
import { metadataFor, pageMeta } from '@/lib/site/metadata';
import type { PublicPost } from './post';

export const FEED_PATH = '/api/rss';
export const JSON_FEED_PATH = '/api/feed.json';

/** Every page of the blog names its feed, so that a feed reader finds it from any of them. */
const feedLink = {
  'application/rss+xml': [{ url: `${env.siteUrl}${FEED_PATH}`, title: `${env.siteName} blog` }],
  'application/feed+json': [{ url: `${env.siteUrl}${JSON_FEED_PATH}`, title: `${env.siteName} blog` }],
};

function withFeed(metadata: Metadata): Metadata {
  return { ...metadata, alternates: { ...metadata.alternates, types: feedLink } };
}

/** Metadata of a list of articles: the whole blog, a category, a search, or a later page of one of them. */
export function blogMetadata(list: { path: string; page?: number; category?: string; q?: string }): Metadata {
  const { page = 1, category, q } = list;
  const subject = [q && `“${q}”`, category].filter(Boolean).join(' in ');
  const where = page > 1 ? `, page ${page}` : '';
  return withFeed(
    metadataFor({
      path: list.path,
      title: (subject ? `${subject}: articles` : pageMeta.blog.title) + where,
      description:
        (category ? `Articles on ${category.toLowerCase()}. ${pageMeta.blog.description}` : pageMeta.blog.description) +
        where,
      keywords: pageMeta.blog.keywords,
      image: '/og/page/blog',
    }),
  );
}

/** Metadata of an article. */
export function postMetadata(post: PublicPost): Metadata {
  const metadata = metadataFor({
    path: `/blog/${post.slug}`,
    title: post.title,
    description: post.excerpt,
    keywords: post.tags,
    image: `/og/post/${post.slug}`,
  });
  return withFeed({
    ...metadata,
    authors: [{ name: post.author }],
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      publishedTime: post.publishedAt.toISOString(),
      modifiedTime: post.updatedAt.toISOString(),
      section: post.category,
      tags: post.tags,
    },
  });
}
