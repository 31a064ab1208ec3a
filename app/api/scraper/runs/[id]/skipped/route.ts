import { runKinds } from '@/app/run-kinds';
import { noStoreJson } from '@/lib/http/no-store-json';
import { routeHandler } from '@/lib/http/route-handler';
import { requestedRun } from '@/lib/scraper-runs/api-response';
import { listSkippedPages } from '@/lib/scraper-runs/queries';

/** The URLs of a run that nothing was stored from, each with its reason. */
export const GET = routeHandler(async function GET(
  request: Request,
  { params }: RouteContext<'/api/scraper/runs/[id]/skipped'>,
): Promise<Response> {
  const requested = await requestedRun(request, params);
  return requested.ok ? noStoreJson({ items: await listSkippedPages(requested.run, runKinds) }) : requested.response;
});
