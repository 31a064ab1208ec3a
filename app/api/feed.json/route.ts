import { renderJsonFeed } from '@/lib/blog/feeds/feed';
import { feedResponse } from '@/lib/blog/feeds/feed-response';
import { JSON_FEED_PATH } from '@/lib/blog/metadata';
import { routeHandler } from '@/lib/http/route-handler';

export const dynamic = 'force-dynamic';

/** JSON Feed 1.1 of the published articles. */
export const GET = routeHandler(
  (request: Request): Promise<Response> =>
    feedResponse(request, { path: JSON_FEED_PATH, type: 'application/feed+json', render: renderJsonFeed }),
);
