import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { requestedRun } from '@/lib/scraper-runs/api-response';

/** What has changed on the website since the previous run, for runs that are repeated every week. */
export const GET = routeHandler(async function GET(
  request: Request,
  { params }: RouteContext<'/api/scraper/runs/[id]/difference'>,
): Promise<Response> {
  const requested = await requestedRun(request, params);
  if (!requested.ok) return requested.response;
  const { difference } = requested.run;
  return difference ? noStoreJson(difference.content) : problem(404, 'This run was not compared with an earlier one.');
});
