import { iterableToStream } from '@/lib/http/iterable-stream';
import { routeHandler } from '@/lib/http/route-handler';
import { askedRun } from '@/lib/scraper-runs/api';
import { eventStreamHeaders, runEvents } from '@/lib/scraper-runs/events';

/** How a run goes, live: server-sent events until it is over. */
export const GET = routeHandler(async function GET(
  request: Request,
  { params }: RouteContext<'/api/scraper/runs/[id]/events'>,
): Promise<Response> {
  const asked = await askedRun(request, params);
  if (!asked.ok) return asked.response;
  return new Response(iterableToStream(runEvents(asked.user.id, asked.run.id, request.signal)), {
    headers: eventStreamHeaders,
  });
});
