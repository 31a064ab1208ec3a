import { runKinds } from '@/app/run-kinds';
import { noStoreJson } from '@/lib/http/no-store-json';
import { runRoute } from '@/lib/scraper-runs/api-response';
import { listSkippedPages } from '@/lib/scraper-runs/queries';

/** The URLs of a run that nothing was stored from, each with its reason. */
export const GET = runRoute(async (run) => noStoreJson({ items: await listSkippedPages(run, runKinds) }));
