import { apiUser } from '@/lib/auth/guard/api-guard';
import { fieldErrors } from '@/lib/forms/form-state';
import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { findKnownSources } from '@/lib/niche-research/known-sources';
import { nicheQuerySchema } from '@/lib/niche-research/schema';

/** The sources that the niche scraper knows for `?niche=` and the options, such as `&targetRegion=UK`. */
export const GET = routeHandler(async function GET(request: Request): Promise<Response> {
  const guarded = await apiUser(request);
  if (!guarded.ok) return guarded.response;
  const query = nicheQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (query.success) return noStoreJson(findKnownSources(query.data.niche, query.data.options));
  return problem(400, 'Some fields need attention.', { errors: fieldErrors(query.error) });
});
