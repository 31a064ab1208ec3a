import { iterableToStream } from '@/lib/http/iterable-stream';
import { readJson } from '@/lib/http/json-body';
import { problem } from '@/lib/http/problem';
import { nicheSchema } from '@/lib/niche-research/schema';
import { answerJson } from './api';
import { findRun, startNicheRun } from './commands';
import { eventStreamHeaders, runEvents } from './events';
import { listItems } from './queries';
import { viewRun } from './run-view';

type Asked = { userId: string; runId: string; signal: AbortSignal };

/** How a run ended, for whoever waits for it: its items, or a sentence that says why there are none. */
async function outcome({ userId, runId }: Asked) {
  const run = await findRun(userId, runId);
  const view = run && viewRun(run);
  if (view?.status === 'done') return { ok: true, knowledge: await listItems(runId) } as const;
  return { ok: false, message: view?.message ?? 'The run was deleted.' } as const;
}

/** The events of a run, and after them what was found, or an `error`. */
async function* eventsWithKnowledge(asked: Asked): AsyncGenerator<string> {
  yield* runEvents(asked.userId, asked.runId, asked.signal);
  if (asked.signal.aborted) return;
  const { ok, ...body } = await outcome(asked);
  yield `event: ${ok ? 'knowledge' : 'error'}\ndata: ${JSON.stringify(body)}\n\n`;
}

async function untilOver({ userId, runId, signal }: Asked) {
  for await (const _event of runEvents(userId, runId, signal)) {
    // Only waited for: the run itself is kept by the worker.
  }
}

/**
 * Answers a request of a niche scraper's API: starts a run, and gives what it found as soon as it is over, or
 * (`Accept: text/event-stream`) tells all the while how it goes. Whoever leaves finds the run in the history.
 */
export async function answerNiche(request: Request, userId: string, kind: 'niche' | 'premium'): Promise<Response> {
  const read = await readJson(request, nicheSchema);
  if (!read.ok) return read.response;
  const started = await startNicheRun(userId, { kind, ...read.value, format: 'json' });
  if (!started.ok) return problem(429, started.message);
  const asked: Asked = { userId, runId: started.run.id, signal: request.signal };
  if (request.headers.get('accept')?.includes('text/event-stream')) {
    return new Response(iterableToStream(eventsWithKnowledge(asked)), { headers: eventStreamHeaders });
  }
  await untilOver(asked);
  const end = await outcome(asked);
  return end.ok ? answerJson({ knowledge: end.knowledge }) : problem(502, end.message);
}
