import { noStoreJson } from '@/lib/http/no-store-json';
import { routeHandler } from '@/lib/http/route-handler';
import { requestedRun } from '@/lib/scraper-runs/api-response';
import { listFacts } from '@/lib/website-scraper/fact-checks';

/** The facts of a run of the website scraper, as rows with their sources and what the user said of them. */
export const GET = routeHandler(async function GET(
  request: Request,
  { params }: RouteContext<'/api/scraper/runs/[id]/facts'>,
): Promise<Response> {
  const requested = await requestedRun(request, params);
  return requested.ok ? noStoreJson({ facts: await listFacts(requested.run) }) : requested.response;
});
