import type { Metadata } from 'next';
import { env } from '@/lib/env';
import { type PageKey, type PageMeta, sitePages } from '@/lib/pages';
import { hasMarkdown, markdownPath } from './markdown-paths';

/** The metadata of a page: title, canonical URL, hreflang, Open Graph and Twitter card. `image` is a path under /og. */
export function metadataFor(page: PageMeta & { image: string }): Metadata {
  const title = `${page.title} | ${env.siteName}`;
  const url = `${env.siteUrl}${page.path}`;
  const images = [{ url: `${env.siteUrl}${page.image}`, width: 1200, height: 630, alt: page.title }];
  return {
    title,
    description: page.description,
    keywords: page.keywords ? [...page.keywords] : undefined,
    alternates: {
      canonical: url,
      // One language, also for visitors who prefer another.
      languages: { 'en-IE': url, 'x-default': url },
      types: hasMarkdown(page.path) ? { 'text/markdown': `${env.siteUrl}${markdownPath(page.path)}` } : undefined,
    },
    openGraph: {
      type: 'website',
      locale: 'en_IE',
      siteName: env.siteName,
      url,
      title: page.title,
      description: page.description,
      images,
    },
    twitter: { card: 'summary_large_image', title: page.title, description: page.description, images },
  };
}

/** The metadata of a fixed page. */
export function pageMetadata(key: PageKey): Metadata {
  return metadataFor({ ...sitePages[key], image: `/og/page/${key}` });
}

/** The metadata of a 404 page. */
export const missingMetadata: Metadata = { title: `Page Not Found | ${env.siteName}`, robots: { index: false } };

/** The metadata of a page that search engines must not index. */
export const hiddenPage = (title: string): Metadata => ({
  title: `${title} | ${env.siteName}`,
  robots: { index: false },
});
