import { userRoute } from '@/lib/auth/guard/guarded-route';
import { fieldErrors } from '@/lib/forms/form-state';
import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';
import { findKnownSources } from '@/lib/niche-research/known-sources';
import { nicheQuerySchema } from '@/lib/niche-research/schema';

/** The sources that the niche scraper knows for `?niche=` and the options, such as `&targetRegion=UK`. */
export const GET = userRoute((request) => {
  const query = nicheQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (query.success) return noStoreJson(findKnownSources(query.data.niche, query.data.options));
  return problem(400, 'Some fields need attention.', { errors: fieldErrors(query.error) });
});
