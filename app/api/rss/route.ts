import { feedResponse } from '@/lib/blog/feeds/feed-response';
import { routeHandler } from '@/lib/http/route-handler';

export const dynamic = 'force-dynamic';

/** RSS 2.0 of the published articles. */
export const GET = routeHandler(feedResponse);
