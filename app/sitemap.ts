import type { MetadataRoute } from 'next';
import { getPublishedSlugs } from '@/lib/blog/cached';
import { categories, categoryPath } from '@/lib/blog/categories';
import { sitemapOf } from '@/lib/seo/sitemap';

// Generated from cached data at each request: a build needs no database.
export const dynamic = 'force-dynamic';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const lists = categories.map((name) => ({ name, path: categoryPath(name) }));
  return sitemapOf(await getPublishedSlugs(), lists);
}
