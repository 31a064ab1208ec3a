import { runKinds } from '@/app/run-kinds';
import { apiUser } from '@/lib/auth/guard/api-guard';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { nicheResponse } from '@/lib/niche-research/api-response';

/** The niche scraper: `{ niche, options }` → `{ knowledge }`, from an encyclopaedia and the directory. Requires a bearer token. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  if (!request.headers.has('authorization')) {
    return problem(401, 'Send an access token as Authorization: Bearer.');
  }
  const guarded = await apiUser(request);
  return guarded.ok ? nicheResponse(request, guarded.user.id, 'niche', runKinds) : guarded.response;
});
