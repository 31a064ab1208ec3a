import { routeHandler } from '@/lib/http/route-handler';
import { answerStarted, askedRun, noSuchRun } from '@/lib/scraper-runs/api';
import { repeatRun } from '@/lib/scraper-runs/commands';

/** Starts a new run with the settings of this one. Pages that have not changed since are not fetched again. */
export const POST = routeHandler(async function POST(
  request: Request,
  { params }: RouteContext<'/api/scraper/runs/[id]/again'>,
): Promise<Response> {
  const asked = await askedRun(request, params);
  if (!asked.ok) return asked.response;
  const started = await repeatRun(asked.user.id, asked.run.id);
  return started ? answerStarted(started) : noSuchRun();
});
