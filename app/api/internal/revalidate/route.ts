import { revalidateTag } from 'next/cache';
import { POSTS_TAG } from '@/lib/blog/cache-tag';
import { isInternalRequest } from '@/lib/http/internal-request';
import { problem } from '@/lib/http/problem';

/** Invalidates Next's cache. Called by the server in front of Next, in the same process (lib/server/start-server.ts). */
export function POST(request: Request): Response {
  if (!isInternalRequest(request)) return problem(404, 'There’s nothing at this address.');
  revalidateTag(POSTS_TAG, { expire: 0 });
  return new Response(null, { status: 204 });
}
