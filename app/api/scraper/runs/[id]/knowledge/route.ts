import { noStoreJson } from '@/lib/http/no-store-json';
import { listItems } from '@/lib/niche-research/items';
import { requestedRun } from '@/lib/scraper-runs/api-response';

/** The knowledge items of a run of a niche scraper. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/scraper/runs/[id]/knowledge'>,
): Promise<Response> {
  const requested = await requestedRun(request, params);
  return requested.ok ? noStoreJson({ knowledge: await listItems(requested.run.id) }) : requested.response;
}
