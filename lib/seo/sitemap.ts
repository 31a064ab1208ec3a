import { escapeUTF8 } from 'entities';
import { agents } from '@/lib/content/agents/catalogue';
import { isOffered } from '@/lib/content/navigation';
import { accessibility } from '@/lib/content/pages/accessibility';
import { agentPath } from '@/lib/content/pages/agent';
import { privacy } from '@/lib/content/pages/privacy';
import { terms } from '@/lib/content/pages/terms';
import { env } from '@/lib/env';
import { publicPages, type SitePage, sitePages } from '@/lib/pages';

/** URLs in one file: the protocol allows 50,000, and a file is rendered at once. */
export const SITEMAP_SIZE = 10_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

type SitemapEntry = { path: string; lastModified?: Date };
/** A category's page, its number of posts, and when one of them changed. */
export type SitemapCategory = { path: string; count: number; updatedAt: Date };
type DatedPost = { slug: string; publishedAt: Date; updatedAt: Date };

const newestOf = (dates: readonly Date[]): Date | undefined => dates.toSorted((a, b) => b.getTime() - a.getTime())[0];

/** Pages that state when they were last changed. No date is recorded for the others, so none is given. */
const recorded: Record<string, Date> = {
  [sitePages.terms.path]: terms.updated,
  [sitePages.privacy.path]: privacy.updated,
  [sitePages.accessibility.path]: accessibility.updated,
};

/** The pages that search engines and links may lead to. */
export const linkedPages = (): SitePage[] => publicPages().filter(isOffered);

/** Every page but the articles, with the date of its last change where one is recorded. */
export function pageEntries(categories: readonly SitemapCategory[]): SitemapEntry[] {
  const newest = newestOf(categories.map(({ updatedAt }) => updatedAt));
  return [
    ...linkedPages().map(({ path }) => ({
      path,
      lastModified: path === sitePages.blog.path ? newest : recorded[path],
    })),
    ...agents.map((agent) => ({ path: agentPath(agent) })),
    ...categories.map(({ path, updatedAt }) => ({ path, lastModified: updatedAt })),
  ];
}

/** The pages of articles. */
export const postEntries = (posts: readonly DatedPost[]): SitemapEntry[] =>
  posts.map(({ slug, publishedAt, updatedAt }) => ({
    path: `/blog/${slug}`,
    lastModified: newestOf([publishedAt, updatedAt]),
  }));

/** A file of a sitemap (sitemaps.org): `urlset` for pages, `sitemapindex` for its files. */
export function sitemapXml(kind: 'urlset' | 'sitemapindex', entries: readonly SitemapEntry[]): string {
  const tag = kind === 'urlset' ? 'url' : 'sitemap';
  const lines = entries.map(({ path, lastModified }) => {
    const date = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : '';
    return `<${tag}><loc>${escapeUTF8(env.siteUrl + path)}</loc>${date}</${tag}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="${NAMESPACE}">\n${lines.join('')}</${kind}>\n`;
}
