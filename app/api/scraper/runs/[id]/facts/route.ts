import { noStoreJson } from '@/lib/http/no-store-json';
import { routeHandler } from '@/lib/http/route-handler';
import { requestedRun } from '@/lib/scraper-runs/api-response';
import { factRows } from '@/lib/website-scraper/facts';
import { readSiteFacts } from '@/lib/website-scraper/site-facts';

/** The facts of a run of the website scraper, as rows with their sources. */
export const GET = routeHandler(async function GET(
  request: Request,
  { params }: RouteContext<'/api/scraper/runs/[id]/facts'>,
): Promise<Response> {
  const requested = await requestedRun(request, params);
  return requested.ok ? noStoreJson({ facts: factRows(await readSiteFacts(requested.run.id)) }) : requested.response;
});
