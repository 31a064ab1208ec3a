import { runKinds } from '@/app/run-kinds';
import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { requestedRun, runNotFound } from '@/lib/scraper-runs/api-response';
import { viewRun } from '@/lib/scraper-runs/run-view';
import { switchOffWeekly, switchOnWeekly } from '@/lib/weekly-runs/switch-weekly';

type Context = RouteContext<'/api/scraper/runs/[id]/weekly'>;

/** Has the website of a finished run read again every week. */
export const PUT = routeHandler(async function PUT(request: Request, { params }: Context): Promise<Response> {
  const requested = await requestedRun(request, params);
  if (!requested.ok) return requested.response;
  const switched = await switchOnWeekly(requested.user.id, requested.run.id);
  if (!switched) return runNotFound();
  return switched.ok ? noStoreJson(viewRun(switched.run, runKinds)) : problem(409, switched.message);
});

/** Ends that. */
export const DELETE = routeHandler(async function DELETE(request: Request, { params }: Context): Promise<Response> {
  const requested = await requestedRun(request, params);
  if (!requested.ok) return requested.response;
  const run = await switchOffWeekly(requested.user.id, requested.run.id);
  return run ? noStoreJson(viewRun(run, runKinds)) : runNotFound();
});
