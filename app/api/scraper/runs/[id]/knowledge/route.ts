import { routeHandler } from '@/lib/http/route-handler';
import { answerJson, askedRun } from '@/lib/scraper-runs/api';
import { listItems } from '@/lib/scraper-runs/queries';

/** The pieces of knowledge that a run of a niche scraper found. */
export const GET = routeHandler(async function GET(
  request: Request,
  { params }: RouteContext<'/api/scraper/runs/[id]/knowledge'>,
): Promise<Response> {
  const asked = await askedRun(request, params);
  return asked.ok ? answerJson({ knowledge: await listItems(asked.run.id) }) : asked.response;
});
