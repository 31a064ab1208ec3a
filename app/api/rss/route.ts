import { createHash } from 'node:crypto';
import { getNewestPosts } from '@/lib/blog/cached';
import { lastChange, renderRss } from '@/lib/blog/feed';
import { renderMarkdown } from '@/lib/blog/markdown';
import { FEED_PATH } from '@/lib/blog/metadata';
import { env } from '@/lib/env';
import { pageMeta } from '@/lib/site/metadata';

/** The newest articles are in the feed; older ones are on the site. */
const FEED_LENGTH = 50;
const MAX_AGE_SECONDS = 300;

export const dynamic = 'force-dynamic';

function isUnchanged(request: Request, etag: string, changed: Date): boolean {
  const known = request.headers.get('if-none-match');
  if (known) return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return changed.getTime() <= since;
}

/** RSS 2.0 of the published articles, with 304 for readers that have it already. */
export async function GET(request: Request): Promise<Response> {
  const posts = await getNewestPosts(FEED_LENGTH);
  const changed = lastChange(posts);
  const fingerprint = JSON.stringify([env.siteUrl, env.siteName, posts]);
  const etag = `"${createHash('sha256').update(fingerprint).digest('base64url').slice(0, 22)}"`;
  const headers = {
    'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`,
    ETag: etag,
    'Last-Modified': changed.toUTCString(),
  };
  if (isUnchanged(request, etag, changed)) return new Response(null, { status: 304, headers });

  const rendered = await Promise.all(
    posts.map(async ({ content, ...post }) => ({ ...post, html: (await renderMarkdown(content, env.siteUrl)).html })),
  );
  const channel = {
    title: `${env.siteName} blog`,
    description: pageMeta.blog.description,
    siteUrl: env.siteUrl,
    feedUrl: `${env.siteUrl}${FEED_PATH}`,
  };
  return new Response(renderRss(channel, rendered), {
    headers: { ...headers, 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
