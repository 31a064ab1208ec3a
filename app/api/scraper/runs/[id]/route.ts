import { runKinds } from '@/app/run-kinds';
import { noStoreJson } from '@/lib/http/no-store-json';
import { routeHandler } from '@/lib/http/route-handler';
import { requestedRun, runNotFound } from '@/lib/scraper-runs/api-response';
import { deleteRun } from '@/lib/scraper-runs/end-run';
import { readProgress } from '@/lib/scraper-runs/queries';

type Context = RouteContext<'/api/scraper/runs/[id]'>;

/** A run with its most recent results. */
export const GET = routeHandler(async function GET(request: Request, { params }: Context): Promise<Response> {
  const requested = await requestedRun(request, params);
  return requested.ok ? noStoreJson(await readProgress(requested.run, runKinds)) : requested.response;
});

/** Deletes a run with all its results. A run in progress is cancelled first. */
export const DELETE = routeHandler(async function DELETE(request: Request, { params }: Context): Promise<Response> {
  const requested = await requestedRun(request, params);
  if (!requested.ok) return requested.response;
  const deleted = await deleteRun(requested.user.id, requested.run.id);
  return deleted ? new Response(null, { status: 204 }) : runNotFound();
});
