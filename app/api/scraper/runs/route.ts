import { runKinds } from '@/app/run-kinds';
import { planRun, runRequestSchema } from '@/app/run-request';
import { userRoute } from '@/lib/auth/guard/guarded-route';
import { withJson } from '@/lib/http/json-body';
import { noStoreJson } from '@/lib/http/no-store-json';
import { pageParam } from '@/lib/http/search-params';
import { startedResponse } from '@/lib/scraper-runs/api-response';
import { listRuns } from '@/lib/scraper-runs/queries';
import { startRun } from '@/lib/scraper-runs/start-run';

/** The runs of the signed-in user, newest first; `?page=` from 1. */
export const GET = userRoute(async (request, { id }) => {
  const page = pageParam.parse(new URL(request.url).searchParams.get('page') ?? undefined);
  return noStoreJson(await listRuns(id, page, runKinds));
});

/** Starts a run of any kind and responds at once; `/api/scraper/runs/{id}/events` reports its progress. */
export const POST = userRoute((request, { id }) =>
  withJson(request, runRequestSchema, async (body) => startedResponse(await startRun(id, planRun(body)), runKinds)),
);
