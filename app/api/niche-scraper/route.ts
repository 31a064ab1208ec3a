import { runKinds } from '@/app/run-kinds';
import { apiUser } from '@/lib/auth/guard/api-guard';
import { routeHandler } from '@/lib/http/route-handler';
import { nicheResponse } from '@/lib/niche-research/api-response';

/** The premium niche scraper: `{ niche, options }` → `{ knowledge }`, from a web search. Session or bearer token. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  const guarded = await apiUser(request);
  return guarded.ok ? nicheResponse(request, guarded.user.id, 'premium', runKinds) : guarded.response;
});
