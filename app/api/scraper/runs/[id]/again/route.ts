import { runKinds } from '@/app/run-kinds';
import { routeHandler } from '@/lib/http/route-handler';
import { requestedRun, runNotFound, startedResponse } from '@/lib/scraper-runs/api-response';
import { repeatRun } from '@/lib/scraper-runs/start-run';

/** Starts a new run with the settings of this one. Pages that have not changed since are not fetched again. */
export const POST = routeHandler(async function POST(
  request: Request,
  { params }: RouteContext<'/api/scraper/runs/[id]/again'>,
): Promise<Response> {
  const requested = await requestedRun(request, params);
  if (!requested.ok) return requested.response;
  const started = await repeatRun(requested.user.id, requested.run.id, runKinds);
  return started ? startedResponse(started, runKinds) : runNotFound();
});
