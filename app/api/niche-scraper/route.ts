import { runKinds } from '@/app/run-kinds';
import { userRoute } from '@/lib/auth/guard/guarded-route';
import { nicheResponse } from '@/lib/niche-research/api-response';

/** The premium niche scraper: `{ niche, options }` → `{ knowledge }`, from a web search. Session or bearer token. */
export const POST = userRoute((request, { id }) => nicheResponse(request, id, 'premium', runKinds));
