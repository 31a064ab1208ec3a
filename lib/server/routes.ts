import { pageRoutes } from '@/lib/pages';
import { startQueryNames } from '@/lib/start-query';

/**
 * `public`: the same for everyone. Rendered without any visitor's cookies and headers, and therefore safe to cache.
 * `personal`: depends on the visitor, or is a stream or an endpoint for programs. Never cached.
 */
export type RouteClass = 'public' | 'personal';

/**
 * Every route of app/, by its path there: the fixed pages of lib/pages.ts, and all others. tests/unit/server/routes.test.ts fails when the folders
 * and this table differ.
 * A path that no route matches is the 404 page, which is public.
 */
export const routes: Readonly<Record<string, RouteClass>> = {
  ...Object.fromEntries(pageRoutes()),
  '/ai-chatbots/[slug]': 'public',
  '/claims.json': 'public',
  '/meet-your-agent/prefilled': 'public',
  '/blog/[slug]': 'public',
  '/blog/author/[author]': 'public',
  '/blog/category/[category]/[[...page]]': 'public',
  '/blog/page/[page]': 'public',
  '/blog/search': 'public',
  '/images/[name]': 'public',
  '/og/[kind]/[slug]': 'public',
  '/portraits.svg': 'public',
  '/llms.txt': 'public',
  '/manifest.webmanifest': 'public',
  '/robots.txt': 'public',
  '/security.txt': 'public',
  '/sitemap.xml': 'public',
  '/sitemaps/[file]': 'public',
  '/api/rss': 'public',
  '/icon.svg': 'public',
  '/[...path]': 'public',

  '/access-denied': 'personal',
  '/account': 'personal',
  '/auth/confirm': 'personal',
  '/auth/passkey': 'personal',
  '/auth/reset': 'personal',
  '/auth/step-up': 'personal',
  '/auth/undo': 'personal',
  // Answered by lib/server/chat.
  '/chat/[key]': 'personal',
  '/widget.js': 'personal',

  '/free-trial/[token]': 'personal',
  '/meet-your-agent/start': 'personal',
  '/meet-your-agent/[id]': 'personal',
  '/meet-your-agent/[id]/report': 'personal',
  '/meet-your-agent/[id]/adopt': 'personal',
  '/meet-your-agent/[id]/trial': 'personal',
  '/agents/[id]/inbox': 'personal',
  '/agents/[id]/inbox/[conversation]': 'personal',
  '/agents/[id]/teach': 'personal',
  '/agents/[id]/diary': 'personal',
  '/agents/[id]/week': 'personal',
  '/agents/[id]/teach/facts': 'personal',
  '/agents/[id]/teach/pages': 'personal',
  '/requests/[token]': 'personal',
  '/agents': 'personal',
  '/agents/[id]': 'personal',
  '/agents/[id]/install': 'personal',
  '/agents/[id]/settings': 'personal',
  '/agents/join': 'personal',
  '/unsubscribe': 'personal',
  '/blog-admin': 'personal',
  '/blog-admin/author': 'personal',
  '/blog-admin/posts/[id]': 'personal',
  '/blog-admin/posts/[id]/revisions': 'personal',
  '/agents-admin': 'personal',
  '/agents-admin/[id]': 'personal',
  '/leads-admin': 'personal',
  '/leads-admin/[id]': 'personal',
  '/niche-scraper': 'personal',
  '/premium-niche-scraper': 'personal',
  '/scraper': 'personal',
  '/api/**': 'personal',
};

const searchParameters = ['q', 'category', 'page'];

/** The query parameters that public routes read. All others, such as those of campaigns, are ignored on the server. */
const queryParameters: Readonly<Record<string, readonly string[]>> = {
  '/blog': searchParameters,
  '/blog/search': searchParameters,
  '/meet-your-agent': startQueryNames,
  '/meet-your-agent/prefilled': startQueryNames,
  '/images/[name]': ['w'],
};

/** A route's path as a pattern for request paths. */
function toPattern(route: string): string {
  const escaped = route.replaceAll(/[.+*?^$(){}|\\]/g, '\\$&');
  return escaped
    .replaceAll(/\/\[\[\\\.\\\.\\\.\w+\]\]/g, '(?:/.*)?')
    .replaceAll(/\[\\\.\\\.\\\.\w+\]/g, '.+')
    .replaceAll(/\[\w+\]/g, '[^/]+')
    .replaceAll('/\\*\\*', '(?:/.*)?');
}

const patternFor = (routeClass: RouteClass) =>
  new RegExp(
    `^(?:${Object.entries(routes)
      .filter(([route, one]) => one === routeClass && route !== '/[...path]')
      .map(([route]) => toPattern(route))
      .join('|')})/?$`,
  );

const publicPattern = patternFor('public');
const personalPattern = patternFor('personal');

/** The class of the route that answers a path. */
export const routeClass = (path: string): RouteClass =>
  personalPattern.test(path) && !publicPattern.test(path) ? 'personal' : 'public';

const readers = Object.entries(queryParameters).map(([route, names]) => ({
  pattern: new RegExp(`^${toPattern(route)}/?$`),
  names: new Set(names),
}));

/**
 * The path of a public URL with those query parameters that its route reads: what a response depends on.
 * @param url path and query as sent
 */
export function relevantUrl(url: string): string {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const path = url.slice(0, start);
  const names = readers.find(({ pattern }) => pattern.test(path))?.names;
  if (!names) return path;
  const read = [...new URLSearchParams(url.slice(start))].filter(([name]) => names.has(name));
  return read.length > 0 ? `${path}?${new URLSearchParams(read)}` : path;
}
