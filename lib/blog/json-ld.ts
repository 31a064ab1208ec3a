import { LANGUAGE, organizationId, url } from '@/lib/seo/structured-data';
import { type Author, authorPath } from './authors';
import type { PublicPost } from './post';
import { DEFAULT_AUTHOR } from './post-limits';

/** The JSON-LD node of an article; `author` has a page. */
export function blogPostingData(post: PublicPost, author: Author | null = null) {
  return {
    '@type': 'BlogPosting',
    '@id': url(`/blog/${post.slug}#article`),
    url: url(`/blog/${post.slug}`),
    headline: post.title,
    description: post.excerpt || undefined,
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.updatedAt.toISOString(),
    author:
      post.author === DEFAULT_AUTHOR
        ? { '@id': organizationId }
        : { '@type': 'Person', name: post.author, url: author ? url(authorPath(author.name)) : undefined },
    publisher: { '@id': organizationId },
    mainEntityOfPage: { '@id': url(`/blog/${post.slug}#page`) },
    image: url(`/og/post/${post.slug}`),
    articleSection: post.category,
    keywords: post.tags.join(', '),
    inLanguage: post.lang || LANGUAGE,
  };
}
