import { apiUser } from '@/lib/auth/guard/api-guard';
import type { CurrentUser } from '@/lib/auth/guard/resolve-user';
import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';
import { findRun, type RunRecord } from './find-run';
import type { RunKinds } from './run-kind';
import { viewRun } from './run-view';
import type { StartedRun } from './start-run';

type RequestedRun = { ok: true; user: CurrentUser; run: RunRecord } | { ok: false; response: Response };

/** The 404 response for a run. */
export const runNotFound = () => problem(404, 'This run doesn’t exist. It may have been deleted.');

/** The run in the path of a request, if it belongs to the signed-in user; otherwise the error response. */
export async function requestedRun(request: Request, params: Promise<{ id: string }>): Promise<RequestedRun> {
  const guarded = await apiUser(request);
  if (!guarded.ok) return { ok: false, response: guarded.response };
  const run = await findRun(guarded.user.id, (await params).id);
  return run ? { ok: true, user: guarded.user, run } : { ok: false, response: runNotFound() };
}

/** The response to a request that starts a run. */
export function startedResponse(started: StartedRun, kinds: RunKinds): Response {
  if (started.ok)
    return noStoreJson(viewRun(started.run, kinds), 201, { Location: `/api/scraper/runs/${started.run.id}` });
  if (started.kind === 'limit') return problem(429, started.message);
  return problem(400, started.message, { errors: { [started.kind]: started.message } });
}
