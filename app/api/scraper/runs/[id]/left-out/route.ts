import { routeHandler } from '@/lib/http/route-handler';
import { answerJson, askedRun } from '@/lib/scraper-runs/api';
import { listLeftOut } from '@/lib/scraper-runs/queries';

/** The addresses of a run that nothing was taken from, and why. */
export const GET = routeHandler(async function GET(
  request: Request,
  { params }: RouteContext<'/api/scraper/runs/[id]/left-out'>,
): Promise<Response> {
  const asked = await askedRun(request, params);
  return asked.ok ? answerJson({ items: await listLeftOut(asked.run.id) }) : asked.response;
});
