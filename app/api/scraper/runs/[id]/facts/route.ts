import { noStoreJson } from '@/lib/http/no-store-json';
import { runNotFound, runRoute } from '@/lib/scraper-runs/api-response';
import { listFacts } from '@/lib/website-scraper/listed-facts';

/** The facts of a run of the website scraper, as rows with their sources and what the user said of them, and what the user has added. */
export const GET = runRoute(async (run) =>
  run.kind === 'website' ? noStoreJson(await listFacts(run)) : runNotFound(),
);
