import { createHash } from 'node:crypto';
import { env } from '@/lib/env';
import { pageMeta } from '@/lib/site/metadata';
import { getNewestPosts } from './cached';
import { type FeedChannel, type FeedPost, lastChange } from './feed';
import { renderMarkdown } from './markdown';

/** The newest articles are in the feed; older ones are on the site. */
const FEED_LENGTH = 50;
const MAX_AGE_SECONDS = 300;

type Format = { path: string; type: string; render: (channel: FeedChannel, posts: readonly FeedPost[]) => string };

function isUnchanged(request: Request, etag: string, changed: Date): boolean {
  const known = request.headers.get('if-none-match');
  if (known) return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return changed.getTime() <= since;
}

/** The published articles as a feed of some format, with 304 for readers that have it already. */
export async function answerFeed(request: Request, { path, type, render }: Format): Promise<Response> {
  const posts = await getNewestPosts(FEED_LENGTH);
  const changed = lastChange(posts);
  const fingerprint = JSON.stringify([path, env.siteUrl, env.siteName, posts]);
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
    feedUrl: `${env.siteUrl}${path}`,
  };
  return new Response(render(channel, rendered), { headers: { ...headers, 'Content-Type': `${type}; charset=utf-8` } });
}
