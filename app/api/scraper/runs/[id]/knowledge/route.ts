import { noStoreJson } from '@/lib/http/no-store-json';
import { routeHandler } from '@/lib/http/route-handler';
import { listItems } from '@/lib/niche-research/item-store';
import { requestedRun } from '@/lib/scraper-runs/api-response';

/** The knowledge items of a run of a niche scraper. */
export const GET = routeHandler(async function GET(
  request: Request,
  { params }: RouteContext<'/api/scraper/runs/[id]/knowledge'>,
): Promise<Response> {
  const requested = await requestedRun(request, params);
  return requested.ok ? noStoreJson({ knowledge: await listItems(requested.run.id) }) : requested.response;
});
