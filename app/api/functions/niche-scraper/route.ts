import { apiUser } from '@/lib/auth/guard/api-guard';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { answerNiche } from '@/lib/scraper-runs/niche-answer';

/** The niche scraper: `{ niche, options }` → `{ knowledge }`, from an encyclopaedia and the directory. Bearer token. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  if (!request.headers.has('authorization')) {
    return problem(401, 'Send an access token as Authorization: Bearer.');
  }
  const guarded = await apiUser(request);
  return guarded.ok ? answerNiche(request, guarded.user.id, 'niche') : guarded.response;
});
