import { runKinds } from '@/app/run-kinds';
import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';
import { runNotFound, runRoute } from '@/lib/scraper-runs/api-response';
import { viewRun } from '@/lib/scraper-runs/run-view';
import { switchOffWeekly, switchOnWeekly } from '@/lib/weekly-runs/switch-weekly';

/** Has the website of a finished run read again every week. */
export const PUT = runRoute(async (run) => {
  const switched = await switchOnWeekly(run.userId, run.id);
  if (!switched) return runNotFound();
  return switched.ok ? noStoreJson(viewRun(switched.run, runKinds)) : problem(409, switched.message);
});

/** Ends that. */
export const DELETE = runRoute(async (run) => {
  const ended = await switchOffWeekly(run.userId, run.id);
  return ended ? noStoreJson(viewRun(ended, runKinds)) : runNotFound();
});
