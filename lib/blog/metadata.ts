import type { Metadata } from 'next';
import { env } from '@/lib/env';
import { type PageMeta, sitePages } from '@/lib/pages';
import { metadataFor } from '@/lib/seo/metadata';
import { slugify } from '@/lib/text/slug';
import { type Author, authorPath } from './authors';
import type { Category } from './categories';
import { categoryCopy } from './category-copy';
import { openingOf } from './derived-columns';
import type { PublicPost } from './post';

export const FEED_PATH = '/api/rss';

/** Every page of the blog links its feed, so that feed readers discover it. */
const feedLink = {
  'application/rss+xml': [{ url: `${env.siteUrl}${FEED_PATH}`, title: `${env.siteName} blog` }],
};

function withFeed(metadata: Metadata): Metadata {
  const { alternates } = metadata;
  return { ...metadata, alternates: { ...alternates, types: { ...alternates?.types, ...feedLink } } };
}

type List = { path: string; page?: number; category?: Category; q?: string };

/** Title and description of a post list: the whole blog, a category, a search, or a later page of one of them. */
export function listMeta({ path, page = 1, category, q }: List): PageMeta {
  const { title, description, keywords } = category ? categoryCopy[category] : sitePages.blog;
  const where = page > 1 ? `, page ${page}` : '';
  return {
    path,
    title: (q ? `“${q}” in ${category ?? 'our articles'}` : title) + where,
    description: page > 1 ? `Page ${page}. ${description}` : description,
    keywords,
  };
}

/** The metadata of a post list. Empty lists are not indexed. */
export function blogMetadata(list: List, { isEmpty = false } = {}): Metadata {
  const image = list.category ? `/og/category/${slugify(list.category)}` : '/og/page/blog';
  const metadata = withFeed(metadataFor({ ...listMeta(list), image }));
  return isEmpty ? { ...metadata, robots: { index: false, follow: true } } : metadata;
}

/** Title and description of an article for search engines and link previews. */
export function postMeta(post: PublicPost): PageMeta {
  const description = post.metaDescription || post.excerpt || `${post.title}. An article in ${post.category}.`;
  return { path: `/blog/${post.slug}`, title: post.metaTitle || post.title, description, keywords: post.tags };
}

/** Title and description of an author's page. */
export const authorMeta = ({ name, bio }: Author): PageMeta => ({
  path: authorPath(name),
  title: `${name}: articles`,
  description: openingOf(bio),
});

/** The metadata of an article. */
export function postMetadata(post: PublicPost): Metadata {
  const metadata = metadataFor({ ...postMeta(post), image: `/og/post/${post.slug}` });
  return withFeed({
    ...metadata,
    authors: [{ name: post.author }],
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      ...(post.lang ? { locale: post.lang.replaceAll('-', '_') } : {}),
      publishedTime: post.publishedAt.toISOString(),
      modifiedTime: post.updatedAt.toISOString(),
      section: post.category,
      tags: post.tags,
    },
  });
}
