import { runKinds } from '@/app/run-kinds';
import { runNotFound, runRoute, startedResponse } from '@/lib/scraper-runs/api-response';
import { repeatRun } from '@/lib/scraper-runs/start-run';

/** Starts a new run with the settings of this one. Pages that have not changed since are not fetched again. */
export const POST = runRoute(async (run) => {
  const started = await repeatRun(run.userId, run.id, runKinds);
  return started ? startedResponse(started, runKinds) : runNotFound();
});
