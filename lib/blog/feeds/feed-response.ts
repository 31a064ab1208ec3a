import { env } from '@/lib/env';
import { createEtag, isNotModified } from '@/lib/http/etag';
import { sitePages } from '@/lib/pages';
import { getNewestPosts } from '../cached';
import { renderMarkdown } from '../markdown';
import { FEED_PATH } from '../metadata';
import { lastChange, renderRss } from './feed';

/** The number of articles in a feed; older ones are on the site. */
const FEED_LENGTH = 50;
const MAX_AGE_SECONDS = 300;

/** Responds with the published articles as RSS 2.0; 304 if the client already has it. */
export async function feedResponse(request: Request): Promise<Response> {
  const posts = await getNewestPosts(FEED_LENGTH);
  const changed = lastChange(posts);
  const etag = createEtag(JSON.stringify([env.siteUrl, env.siteName, posts]));
  const headers = {
    'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`,
    ETag: etag,
    'Last-Modified': changed.toUTCString(),
  };
  if (isNotModified(request, etag, changed)) return new Response(null, { status: 304, headers });
  const rendered = await Promise.all(
    posts.map(async ({ content, ...post }) => {
      const { html } = await renderMarkdown(content, env.siteUrl, post.lang);
      return { ...post, html };
    }),
  );
  const channel = {
    title: `${env.siteName} blog`,
    description: sitePages.blog.description,
    siteUrl: env.siteUrl,
    feedUrl: `${env.siteUrl}${FEED_PATH}`,
  };
  return new Response(renderRss(channel, rendered), {
    headers: { ...headers, 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
