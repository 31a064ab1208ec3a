import type { MetadataRoute } from 'next';
import { categories, categoryPath } from '@/lib/blog/categories';
import { agents } from '@/lib/content/agents/catalogue';
import { accessibility } from '@/lib/content/pages/accessibility';
import { agentPath } from '@/lib/content/pages/agent';
import { privacy } from '@/lib/content/pages/privacy';
import { terms } from '@/lib/content/pages/terms';
import { env } from '@/lib/env';
import { pageMeta } from './metadata';

type DatedPost = { slug: string; category: string; publishedAt: Date; updatedAt: Date };

/** When visitors last saw a post change: one that was written earlier appears on the day it is dated. */
const changeOf = (post: DatedPost): Date => (post.updatedAt > post.publishedAt ? post.updatedAt : post.publishedAt);

function newestOf(posts: readonly DatedPost[]): Date | undefined {
  return posts.map(changeOf).sort((a, b) => b.getTime() - a.getTime())[0];
}

/** Pages that say themselves when they were last changed. For the others nobody keeps a date, and none is claimed. */
const recorded: Record<string, Date> = {
  [pageMeta.terms.path]: terms.updated,
  [pageMeta.privacy.path]: privacy.updated,
  [pageMeta.accessibility.path]: accessibility.updated,
};

/** Every page to be found by, with the date of its last change where there is a true one. */
export function sitemapOf(posts: readonly DatedPost[]): MetadataRoute.Sitemap {
  const entry = (path: string, lastModified?: Date) => ({ url: `${env.siteUrl}${path}`, lastModified });
  const pages = Object.values(pageMeta)
    // A section of a page has no address of its own, and the sign-in page is nothing to be found by.
    .filter(({ path }) => !path.includes('#') && path !== pageMeta.auth.path)
    .map(({ path }) => entry(path, path === pageMeta.blog.path ? newestOf(posts) : recorded[path]));
  const shelves = categories.flatMap((category) => {
    const inside = posts.filter((post) => post.category === category);
    return inside.length > 0 ? [entry(categoryPath(category), newestOf(inside))] : [];
  });
  return [
    ...pages,
    ...agents.map((agent) => entry(agentPath(agent))),
    ...shelves,
    ...posts.map((post) => entry(`/blog/${post.slug}`, changeOf(post))),
  ];
}
