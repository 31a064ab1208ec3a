import { noStoreJson } from '@/lib/http/no-store-json';
import { routeHandler } from '@/lib/http/route-handler';
import { requestedRun } from '@/lib/scraper-runs/api-response';
import { listPages } from '@/lib/website-scraper/pages';

/** The pages of a run in batches: `?after=` takes the cursor `next` of the previous batch. */
export const GET = routeHandler(async function GET(
  request: Request,
  { params }: RouteContext<'/api/scraper/runs/[id]/results'>,
): Promise<Response> {
  const requested = await requestedRun(request, params);
  if (!requested.ok) return requested.response;
  const after = new URL(request.url).searchParams.get('after') ?? '';
  return noStoreJson(await listPages(requested.run.id, /^\d{1,18}$/.test(after) ? BigInt(after) : undefined));
});
