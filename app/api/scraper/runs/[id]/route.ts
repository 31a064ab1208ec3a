import { routeHandler } from '@/lib/http/route-handler';
import { answerJson, askedRun, noSuchRun } from '@/lib/scraper-runs/api';
import { deleteRun } from '@/lib/scraper-runs/commands';
import { readProgress } from '@/lib/scraper-runs/queries';

type Context = RouteContext<'/api/scraper/runs/[id]'>;

/** How a run stands, with the last items it found. */
export const GET = routeHandler(async function GET(request: Request, { params }: Context): Promise<Response> {
  const asked = await askedRun(request, params);
  return asked.ok ? answerJson(await readProgress(asked.run)) : asked.response;
});

/** Deletes a run with everything it read. One under way is cancelled first. */
export const DELETE = routeHandler(async function DELETE(request: Request, { params }: Context): Promise<Response> {
  const asked = await askedRun(request, params);
  if (!asked.ok) return asked.response;
  const deleted = await deleteRun(asked.user.id, asked.run.id);
  return deleted ? new Response(null, { status: 204 }) : noSuchRun();
});
