import { readJson } from '@/lib/http/json-body';
import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';
import { startedResponse } from '@/lib/scraper-runs/api-response';
import { runEvents } from '@/lib/scraper-runs/events';
import { findRun } from '@/lib/scraper-runs/find-run';
import type { RunKinds } from '@/lib/scraper-runs/run-kind';
import { viewRun } from '@/lib/scraper-runs/run-view';
import { startRun } from '@/lib/scraper-runs/start-run';
import { SECOND_MS } from '@/lib/time';
import { listItems } from './item-store';
import { planNicheRun } from './plan-run';
import { nicheSchema } from './schema';

type StartedResearch = { userId: string; runId: string; kinds: RunKinds; signal: AbortSignal };

/** The items of a finished run, a sentence that says why there are none, or `pending` while the run is in progress. */
async function readOutcome({ userId, runId, kinds }: Omit<StartedResearch, 'signal'>) {
  const run = await findRun(userId, runId);
  const view = run && viewRun(run, kinds);
  if (view?.status === 'done') return { ok: true, knowledge: await listItems(runId) } as const;
  if (view && !view.isOver) return { ok: false, pending: view } as const;
  return { ok: false, message: view?.message ?? 'The run was deleted.' } as const;
}

/** Proxies and load balancers end a request without a response, some after a minute. */
const MAX_WAIT_MS = 50 * SECOND_MS;

async function untilOver({ userId, runId, kinds, signal }: StartedResearch, maxWaitMs: number) {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)]);
  for await (const _event of runEvents(userId, runId, kinds, limit)) {
    // Only the end matters: the worker stores the results.
  }
}

const RETRY_AFTER_SECONDS = '5';

/** The items of a run, or why there are none: 202 with the location of a run in progress, 502 for one that failed. */
export async function outcomeResponse(research: Omit<StartedResearch, 'signal'>): Promise<Response> {
  const outcome = await readOutcome(research);
  if (outcome.ok) return noStoreJson({ knowledge: outcome.knowledge });
  if (outcome.pending) {
    const headers = { Location: `/api/scraper/runs/${research.runId}`, 'Retry-After': RETRY_AFTER_SECONDS };
    return noStoreJson(outcome.pending, 202, headers);
  }
  return problem(502, outcome.message);
}

/**
 * Handles a request to the API of a niche scraper: starts a run and responds with its items once it is over. A run
 * that takes longer than a request may last is answered with 202 and its location. A client that disconnects finds the run in the history.
 */
export async function nicheResponse(
  request: Request,
  userId: string,
  kind: 'niche' | 'premium',
  kinds: RunKinds,
  maxWaitMs = MAX_WAIT_MS,
): Promise<Response> {
  const body = await readJson(request, nicheSchema);
  if (!body.ok) return body.response;
  const started = await startRun(userId, planNicheRun({ kind, ...body.value, format: 'json' }));
  if (!started.ok) return startedResponse(started, kinds);
  const research: StartedResearch = { userId, runId: started.run.id, kinds, signal: request.signal };
  await untilOver(research, maxWaitMs);
  return outcomeResponse(research);
}
