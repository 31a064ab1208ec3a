import { runKinds } from '@/app/run-kinds';
import { noStoreJson } from '@/lib/http/no-store-json';
import { routeHandler } from '@/lib/http/route-handler';
import { requestedRun, runNotFound } from '@/lib/scraper-runs/api-response';
import { cancelRun } from '@/lib/scraper-runs/end-run';
import { viewRun } from '@/lib/scraper-runs/run-view';

/** Ends a run early and keeps its results. */
export const POST = routeHandler(async function POST(
  request: Request,
  { params }: RouteContext<'/api/scraper/runs/[id]/cancel'>,
): Promise<Response> {
  const requested = await requestedRun(request, params);
  if (!requested.ok) return requested.response;
  const run = await cancelRun(requested.user.id, requested.run.id);
  return run ? noStoreJson(viewRun(run, runKinds)) : runNotFound();
});
