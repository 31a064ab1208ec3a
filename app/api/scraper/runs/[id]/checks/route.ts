import type { z } from 'zod';
import { withJson } from '@/lib/http/json-body';
import { problem } from '@/lib/http/problem';
import { runNotFound, runRoute } from '@/lib/scraper-runs/api-response';
import { problemOfCorrection } from '@/lib/website-scraper/check-correction';
import { checkSchema, MAX_CHECK_BYTES, saveCheck } from '@/lib/website-scraper/fact-checks';

/**
 * Says of a fact whether it is right, not the business's own, or what it should say; or adds one (without `text` and `url`). `verdict: null`
 * takes that back.
 */
export const PUT = runRoute((run, request) => {
  if (run.kind !== 'website') return runNotFound();
  const save = async (check: z.output<typeof checkSchema>) => {
    const { kind, verdict, correction } = check;
    const isWritten = verdict === 'corrected' || verdict === 'added';
    const wrong = isWritten ? await problemOfCorrection(kind, correction) : undefined;
    if (wrong) return problem(400, 'Some fields need attention.', { errors: { correction: wrong } });
    return (await saveCheck(run, check))
      ? new Response(null, { status: 204 })
      : problem(409, 'You’ve added as much about this website as we can keep.');
  };
  return withJson(request, checkSchema, save, MAX_CHECK_BYTES);
});
