import { userRoute } from '@/lib/auth/guard/guarded-route';
import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';
import { findRun, type RunRecord } from './find-run';
import type { RunKinds } from './run-kind';
import { viewRun } from './run-view';
import type { StartedRun } from './start-run';

/** The 404 response for a run. */
export const runNotFound = () => problem(404, 'This run doesn’t exist. It may have been deleted.');

/** A route handler for the user of the run in its path; others are told that there is none. */
export const runRoute = (handle: (run: RunRecord, request: Request) => Response | Promise<Response>) =>
  userRoute(async (request, user, { params }: { params: Promise<{ id: string }> }) => {
    const run = await findRun(user.id, (await params).id);
    return run ? handle(run, request) : runNotFound();
  });

/** The response to a request that starts a run. */
export function startedResponse(started: StartedRun, kinds: RunKinds): Response {
  if (started.ok)
    return noStoreJson(viewRun(started.run, kinds), 201, { Location: `/api/scraper/runs/${started.run.id}` });
  if (started.kind === 'limit') return problem(429, started.message);
  if (started.kind === 'unavailable') return problem(503, started.message);
  return problem(400, started.message, { errors: { [started.kind]: started.message } });
}
