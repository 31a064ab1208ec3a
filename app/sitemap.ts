import type { MetadataRoute } from 'next';
import { getPublishedSlugs } from '@/lib/blog/cached';
import { env } from '@/lib/env';
import { agents } from '@/lib/site/agents';
import { pageMeta } from '@/lib/site/metadata';

// Made from cached data at each request: a build needs no database.
export const dynamic = 'force-dynamic';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const posts = await getPublishedSlugs();
  const newest = posts.map((post) => post.updatedAt).sort((a, b) => b.getTime() - a.getTime())[0];
  const pages = Object.values(pageMeta)
    // A section of a page has no address of its own, and the sign-in page is nothing to be found by.
    .filter(({ path }) => !path.includes('#') && path !== pageMeta.auth.path)
    .map((page) => ({ url: `${env.siteUrl}${page.path}`, lastModified: page.path === '/blog' ? newest : undefined }));
  return [
    ...pages,
    ...agents.map((agent) => ({ url: `${env.siteUrl}/ai-chatbots/${agent.slug}` })),
    ...posts.map((post) => ({ url: `${env.siteUrl}/blog/${post.slug}`, lastModified: post.updatedAt })),
  ];
}
