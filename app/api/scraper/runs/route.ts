import { runKinds } from '@/app/run-kinds';
import { planRun, runRequestSchema } from '@/app/run-request';
import { apiUser } from '@/lib/auth/guard/api-guard';
import { readJson } from '@/lib/http/json-body';
import { noStoreJson } from '@/lib/http/no-store-json';
import { routeHandler } from '@/lib/http/route-handler';
import { pageParam } from '@/lib/http/search-params';
import { startedResponse } from '@/lib/scraper-runs/api-response';
import { listRuns } from '@/lib/scraper-runs/queries';
import { startRun } from '@/lib/scraper-runs/start-run';

/** The runs of the signed-in user, newest first; `?page=` from 1. */
export const GET = routeHandler(async function GET(request: Request): Promise<Response> {
  const guarded = await apiUser(request);
  if (!guarded.ok) return guarded.response;
  const page = pageParam.parse(new URL(request.url).searchParams.get('page') ?? undefined);
  return noStoreJson(await listRuns(guarded.user.id, page, runKinds));
});

/** Starts a run of any kind and responds at once; `/api/scraper/runs/{id}/events` reports its progress. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  const guarded = await apiUser(request);
  if (!guarded.ok) return guarded.response;
  const body = await readJson(request, runRequestSchema);
  if (!body.ok) return body.response;
  return startedResponse(await startRun(guarded.user.id, planRun(body.value)), runKinds);
});
