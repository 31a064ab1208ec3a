import { apiUser } from '@/lib/auth/guard/api-guard';
import { routeHandler } from '@/lib/http/route-handler';
import { answerNiche } from '@/lib/scraper-runs/niche-answer';

/** The premium niche scraper: `{ niche, options }` → `{ knowledge }`, from a search of the web. Session or bearer token. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  const guarded = await apiUser(request);
  return guarded.ok ? answerNiche(request, guarded.user.id, 'premium') : guarded.response;
});
