import { apiUser, tooManyRequests } from '@/lib/auth/guard/api-guard';
import { readJson } from '@/lib/http/json-body';
import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { consume } from '@/lib/rate-limits/rate-limiter';
import { previewWebsite } from '@/lib/website-scraper/preview';
import { previewSchema } from '@/lib/website-scraper/schema';

/** Reads one page of a public website: its content as a run would store it, and a map of what the run would read. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  const guarded = await apiUser(request);
  if (!guarded.ok) return guarded.response;
  const body = await readJson(request, previewSchema);
  if (!body.ok) return body.response;
  const limited = await consume({ previewByUser: guarded.user.id });
  if (limited) return tooManyRequests(limited);
  const result = await previewWebsite(body.value, request.signal);
  if (!result.ok) return problem(result.kind.endsWith('address') ? 400 : 502, result.message);
  return noStoreJson(result.preview);
});
