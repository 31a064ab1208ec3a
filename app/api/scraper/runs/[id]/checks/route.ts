import type { z } from 'zod';
import { withJson } from '@/lib/http/json-body';
import { problem } from '@/lib/http/problem';
import { runNotFound, runRoute } from '@/lib/scraper-runs/api-response';
import { checkSchema, MAX_CHECK_BYTES, saveCheck } from '@/lib/website-scraper/fact-checks';

/** Says of a line that was found whether it is right, not the business's own, or corrected; `verdict: null` takes that back. */
export const PUT = runRoute((run, request) => {
  if (run.kind !== 'website') return runNotFound();
  const save = async (check: z.output<typeof checkSchema>) =>
    (await saveCheck(run, check))
      ? new Response(null, { status: 204 })
      : problem(409, 'You have checked as many lines of this website as can be stored.');
  return withJson(request, checkSchema, save, MAX_CHECK_BYTES);
});
