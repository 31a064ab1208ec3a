import { runKinds } from '@/app/run-kinds';
import { userRoute } from '@/lib/auth/guard/guarded-route';
import { problem } from '@/lib/http/problem';
import { nicheResponse } from '@/lib/niche-research/api-response';

/** The niche scraper: `{ niche, options }` → `{ knowledge }`, from an encyclopaedia and the directory. Requires a bearer token. */
export const POST = userRoute((request, { id }) =>
  request.headers.has('authorization')
    ? nicheResponse(request, id, 'niche', runKinds)
    : problem(401, 'Send an access token as Authorization: Bearer.'),
);
