import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { requestedRun } from '@/lib/scraper-runs/api-response';
import { compareWithEarlier } from '@/lib/website-scraper/snapshot';

/** What has changed on the website since the previous run, for runs that repeat one, every week or by hand. */
export const GET = routeHandler(async function GET(
  request: Request,
  { params }: RouteContext<'/api/scraper/runs/[id]/difference'>,
): Promise<Response> {
  const requested = await requestedRun(request, params);
  if (!requested.ok) return requested.response;
  const difference = requested.run.difference?.content ?? (await compareWithEarlier(requested.run));
  return difference ? noStoreJson(difference) : problem(404, 'There is no earlier run to compare this one with.');
});
