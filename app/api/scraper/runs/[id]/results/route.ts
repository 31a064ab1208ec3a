import { noStoreJson } from '@/lib/http/no-store-json';
import { runRoute } from '@/lib/scraper-runs/api-response';
import { listPages } from '@/lib/website-scraper/pages';

/** The pages of a run in batches: `?after=` takes the cursor `next` of the previous batch. */
export const GET = runRoute(async (run, request) => {
  const after = new URL(request.url).searchParams.get('after') ?? '';
  return noStoreJson(await listPages(run.id, /^\d{1,18}$/.test(after) ? BigInt(after) : undefined));
});
