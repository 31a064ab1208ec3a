import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';
import { runRoute } from '@/lib/scraper-runs/api-response';
import { compareWithEarlier } from '@/lib/website-scraper/snapshot';

/** What has changed on the website since the previous run, for runs that repeat one, every week or by hand. */
export const GET = runRoute(async (run) => {
  const difference = run.difference?.content ?? (await compareWithEarlier(run));
  return difference ? noStoreJson(difference) : problem(404, 'There is no earlier run to compare this one with.');
});
