import { runKinds } from '@/app/run-kinds';
import { clientInfoOf } from '@/lib/http/client-info';
import { respondWithEvents } from '@/lib/http/event-stream';
import { runRoute } from '@/lib/scraper-runs/api-response';
import { runEvents } from '@/lib/scraper-runs/events';

/** The progress of a run as server-sent events, until it is over. */
export const GET = runRoute((run, request) =>
  respondWithEvents(request, { network: clientInfoOf(request.headers).ip, user: run.userId }, (signal) =>
    runEvents(run.userId, run.id, runKinds, signal),
  ),
);
