import { routeHandler } from '@/lib/http/route-handler';
import { answerJson, askedRun, noSuchRun } from '@/lib/scraper-runs/api';
import { cancelRun } from '@/lib/scraper-runs/commands';
import { viewRun } from '@/lib/scraper-runs/run-view';

/** Ends a run early and keeps what it read. */
export const POST = routeHandler(async function POST(
  request: Request,
  { params }: RouteContext<'/api/scraper/runs/[id]/cancel'>,
): Promise<Response> {
  const asked = await askedRun(request, params);
  if (!asked.ok) return asked.response;
  const run = await cancelRun(asked.user.id, asked.run.id);
  return run ? answerJson(viewRun(run)) : noSuchRun();
});
