import { refreshBlog } from '@/lib/blog/refresh';
import { isInternal } from '@/lib/http/internal-requests';
import { problem } from '@/lib/http/problem';

/** Called by this process itself when a scheduled post becomes public. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternal(request)) return problem(404, 'There is nothing at this address.');
  await refreshBlog();
  return new Response(null, { status: 204 });
}
