import { noStoreJson } from '@/lib/http/no-store-json';
import { listItems } from '@/lib/niche-research/item-store';
import { runRoute } from '@/lib/scraper-runs/api-response';

/** The knowledge items of a run of a niche scraper. */
export const GET = runRoute(async (run) => noStoreJson({ knowledge: await listItems(run.id) }));
