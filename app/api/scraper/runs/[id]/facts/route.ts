import { noStoreJson } from '@/lib/http/no-store-json';
import { runRoute } from '@/lib/scraper-runs/api-response';
import { listFacts } from '@/lib/website-scraper/fact-checks';

/** The facts of a run of the website scraper, as rows with their sources and what the user said of them. */
export const GET = runRoute(async (run) => noStoreJson({ facts: await listFacts(run) }));
