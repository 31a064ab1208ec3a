import { apiUser } from '@/lib/auth/guard/api-guard';
import { readJson } from '@/lib/http/json-body';
import { routeHandler } from '@/lib/http/route-handler';
import { pageParam } from '@/lib/http/search-params';
import { answerJson, answerStarted } from '@/lib/scraper-runs/api';
import { startNicheRun, startRun } from '@/lib/scraper-runs/commands';
import { listRuns } from '@/lib/scraper-runs/queries';
import { anyRunSchema } from '@/lib/scraper-runs/schema';

/** The asking user's runs, the newest first. */
export const GET = routeHandler(async function GET(request: Request): Promise<Response> {
  const guarded = await apiUser(request);
  if (!guarded.ok) return guarded.response;
  const page = pageParam.parse(new URL(request.url).searchParams.get('page') ?? undefined);
  return answerJson(await listRuns(guarded.user.id, page));
});

/** Starts a run: of the website scraper, or with `kind` of a niche scraper. Answers at once; `/api/scraper/runs/{id}/events` tells how it goes. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  const guarded = await apiUser(request);
  if (!guarded.ok) return guarded.response;
  const read = await readJson(request, anyRunSchema);
  if (!read.ok) return read.response;
  const { user } = guarded;
  return answerStarted(
    await (read.value.kind === 'website' ? startRun(user.id, read.value) : startNicheRun(user.id, read.value)),
  );
});
