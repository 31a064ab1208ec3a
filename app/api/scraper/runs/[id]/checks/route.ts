import { readJson } from '@/lib/http/json-body';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { requestedRun, runNotFound } from '@/lib/scraper-runs/api-response';
import { checkSchema, MAX_CHECK_BYTES, saveCheck } from '@/lib/website-scraper/fact-checks';

/** Says of a line that was found whether it is right, not the business's own, or corrected; `verdict: null` takes that back. */
export const PUT = routeHandler(async function PUT(
  request: Request,
  { params }: RouteContext<'/api/scraper/runs/[id]/checks'>,
): Promise<Response> {
  const requested = await requestedRun(request, params);
  if (!requested.ok) return requested.response;
  if (requested.run.kind !== 'website') return runNotFound();
  const body = await readJson(request, checkSchema, MAX_CHECK_BYTES);
  if (!body.ok) return body.response;
  if (await saveCheck(requested.run, body.value)) return new Response(null, { status: 204 });
  return problem(409, 'You have checked as many lines of this website as can be stored.');
});
