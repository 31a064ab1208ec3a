import { runKinds } from '@/app/run-kinds';
import { clientInfoOf } from '@/lib/http/client-info';
import { respondWithEvents } from '@/lib/http/event-stream';
import { routeHandler } from '@/lib/http/route-handler';
import { requestedRun } from '@/lib/scraper-runs/api-response';
import { runEvents } from '@/lib/scraper-runs/events';

/** The progress of a run as server-sent events, until it is over. */
export const GET = routeHandler(async function GET(
  request: Request,
  { params }: RouteContext<'/api/scraper/runs/[id]/events'>,
): Promise<Response> {
  const requested = await requestedRun(request, params);
  if (!requested.ok) return requested.response;
  const { user, run } = requested;
  return respondWithEvents(request, { network: clientInfoOf(request.headers).ip, user: user.id }, (signal) =>
    runEvents(user.id, run.id, runKinds, signal),
  );
});
