import { apiUser } from '@/lib/auth/guard/api-guard';
import type { CurrentUser } from '@/lib/auth/guard/resolve-user';
import type { ScraperRun } from '@/lib/generated/prisma/client';
import { problem } from '@/lib/http/problem';
import { findRun, type Started } from './commands';
import { viewRun } from './run-view';

type Asked = { ok: true; user: CurrentUser; run: ScraperRun } | { ok: false; response: Response };

export const noSuchRun = () => problem(404, 'There is no such run. It may have been deleted.');

/** The run that a request is about, if it is the asking user's own; else the answer to give. */
export async function askedRun(request: Request, params: Promise<{ id: string }>): Promise<Asked> {
  const guarded = await apiUser(request);
  if (!guarded.ok) return guarded;
  const run = await findRun(guarded.user.id, (await params).id);
  return run ? { ok: true, user: guarded.user, run } : { ok: false, response: noSuchRun() };
}

/** JSON that no cache keeps. */
export const answerJson = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** The answer to a request for a new run. */
export function answerStarted(started: Started): Response {
  if (started.ok) return answerJson(viewRun(started.run), 201, { Location: `/api/scraper/runs/${started.run.id}` });
  if (started.kind === 'limit') return problem(429, started.message);
  return problem(400, started.message, { errors: { url: started.message } });
}
