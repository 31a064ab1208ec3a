import { previewEvents } from '@/lib/agents/preview/events';
import { clientInfoOf } from '@/lib/http/client-info';
import { respondWithEvents } from '@/lib/http/event-stream';
import { routeHandler } from '@/lib/http/route-handler';

/** The progress of an agent preview as server-sent events, until it is ready. */
export const GET = routeHandler(async function GET(
  request: Request,
  { params }: RouteContext<'/api/agent-previews/[id]/events'>,
): Promise<Response> {
  const { id } = await params;
  return respondWithEvents(request, { network: clientInfoOf(request.headers).ip }, (signal) =>
    previewEvents(id, signal),
  );
});
