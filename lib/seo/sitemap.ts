import type { MetadataRoute } from 'next';
import { agents } from '@/lib/content/agents/catalogue';
import { accessibility } from '@/lib/content/pages/accessibility';
import { agentPath } from '@/lib/content/pages/agent';
import { privacy } from '@/lib/content/pages/privacy';
import { terms } from '@/lib/content/pages/terms';
import { env } from '@/lib/env';
import { pageMeta } from './metadata';

type DatedPost = { slug: string; category: string; publishedAt: Date; updatedAt: Date };

/** When visitors last saw a post change: a scheduled post appears on its date, later than its last edit. */
const changeOf = (post: DatedPost): Date => (post.updatedAt > post.publishedAt ? post.updatedAt : post.publishedAt);

function newestOf(posts: readonly DatedPost[]): Date | undefined {
  return posts.map(changeOf).sort((a, b) => b.getTime() - a.getTime())[0];
}

/** Pages that state when they were last changed. No date is recorded for the others, so none is given. */
const recorded: Record<string, Date> = {
  [pageMeta.terms.path]: terms.updated,
  [pageMeta.privacy.path]: privacy.updated,
  [pageMeta.accessibility.path]: accessibility.updated,
};

/** Every page for search engines, with the date of its last change where one is recorded. Categories without posts are left out. */
export function sitemapOf(
  posts: readonly DatedPost[],
  categories: readonly { name: string; path: string }[],
): MetadataRoute.Sitemap {
  const entry = (path: string, lastModified?: Date) => ({ url: `${env.siteUrl}${path}`, lastModified });
  const pages = Object.values(pageMeta)
    // A section of a page has no URL of its own, and the sign-in page is not for search engines.
    .filter(({ path }) => !path.includes('#') && path !== pageMeta.auth.path)
    .filter(({ path }) => env.agentPreviewsADay > 0 || path !== pageMeta.meetYourAgent.path)
    .map(({ path }) => entry(path, path === pageMeta.blog.path ? newestOf(posts) : recorded[path]));
  const lists = categories.flatMap(({ name, path }) => {
    const inside = posts.filter((post) => post.category === name);
    return inside.length > 0 ? [entry(path, newestOf(inside))] : [];
  });
  return [
    ...pages,
    ...agents.map((agent) => entry(agentPath(agent))),
    ...lists,
    ...posts.map((post) => entry(`/blog/${post.slug}`, changeOf(post))),
  ];
}
