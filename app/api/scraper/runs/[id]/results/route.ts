import { routeHandler } from '@/lib/http/route-handler';
import { answerJson, askedRun } from '@/lib/scraper-runs/api';
import { listResults } from '@/lib/scraper-runs/queries';

/** The pages of a run, a part at a time: `?after=` takes the `next` of the part before. */
export const GET = routeHandler(async function GET(
  request: Request,
  { params }: RouteContext<'/api/scraper/runs/[id]/results'>,
): Promise<Response> {
  const asked = await askedRun(request, params);
  if (!asked.ok) return asked.response;
  const after = new URL(request.url).searchParams.get('after') ?? '';
  return answerJson(await listResults(asked.run.id, /^\d{1,18}$/.test(after) ? BigInt(after) : undefined));
});
