import { renderRss } from '@/lib/blog/feeds/feed';
import { feedResponse } from '@/lib/blog/feeds/feed-response';
import { FEED_PATH } from '@/lib/blog/metadata';
import { routeHandler } from '@/lib/http/route-handler';

export const dynamic = 'force-dynamic';

/** RSS 2.0 of the published articles. */
export const GET = routeHandler(
  (request: Request): Promise<Response> =>
    feedResponse(request, { path: FEED_PATH, type: 'application/rss+xml', render: renderRss }),
);
