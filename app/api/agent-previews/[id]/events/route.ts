import { previewEvents } from '@/lib/agent-preview/events';
import { eventStreamHeaders } from '@/lib/http/event-stream';
import { iterableToStream } from '@/lib/http/iterable-stream';
import { routeHandler } from '@/lib/http/route-handler';

/** The progress of an agent preview as server-sent events, until it is ready. */
export const GET = routeHandler(async function GET(
  request: Request,
  { params }: RouteContext<'/api/agent-previews/[id]/events'>,
): Promise<Response> {
  const { id } = await params;
  return new Response(iterableToStream(previewEvents(id, request.signal)), { headers: eventStreamHeaders });
});
