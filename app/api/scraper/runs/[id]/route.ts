import { runKinds } from '@/app/run-kinds';
import { noStoreJson } from '@/lib/http/no-store-json';
import { runNotFound, runRoute } from '@/lib/scraper-runs/api-response';
import { deleteRun } from '@/lib/scraper-runs/end-run';
import { readProgress } from '@/lib/scraper-runs/queries';

/** A run with its most recent results. */
export const GET = runRoute(async (run) => noStoreJson(await readProgress(run, runKinds)));

/** Deletes a run with all its results. A run in progress is cancelled first. */
export const DELETE = runRoute(async (run) => {
  const deleted = await deleteRun(run.userId, run.id);
  return deleted ? new Response(null, { status: 204 }) : runNotFound();
});
