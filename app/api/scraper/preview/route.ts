import { apiUser, tooManyRequests } from '@/lib/auth/guard/api-guard';
import { readJson } from '@/lib/http/json-body';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { consume } from '@/lib/rate-limits/limits';
import { previewWebsite } from '@/lib/website-scraper/preview';
import { previewSchema } from '@/lib/website-scraper/schema';

/** Reads one page of a public website: what a run would take from it, and which pages would follow. Signed-in users. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  const guarded = await apiUser(request);
  if (!guarded.ok) return guarded.response;
  const read = await readJson(request, previewSchema);
  if (!read.ok) return read.response;
  const limited = await consume({ previewByUser: guarded.user.id });
  if (limited) return tooManyRequests(limited);
  const result = await previewWebsite(read.value, request.signal);
  if (!result.ok) return problem(result.kind.endsWith('address') ? 400 : 502, result.message);
  return Response.json(result.preview, { headers: { 'Cache-Control': 'no-store' } });
});
