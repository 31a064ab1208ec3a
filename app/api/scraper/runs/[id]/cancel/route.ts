import { runKinds } from '@/app/run-kinds';
import { noStoreJson } from '@/lib/http/no-store-json';
import { runNotFound, runRoute } from '@/lib/scraper-runs/api-response';
import { cancelRun } from '@/lib/scraper-runs/end-run';
import { viewRun } from '@/lib/scraper-runs/run-view';

/** Ends a run early and keeps its results. */
export const POST = runRoute(async (run) => {
  const cancelled = await cancelRun(run.userId, run.id);
  return cancelled ? noStoreJson(viewRun(cancelled, runKinds)) : runNotFound();
});
