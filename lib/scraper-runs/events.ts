import { setTimeout as sleep } from 'node:timers/promises';
import { findRun } from './find-run';
import { type RunProgress, readProgress } from './queries';
import type { RunKinds } from './run-kind';

const POLL_INTERVAL_MS = 400;
/** Proxies close a connection that is silent for longer. */
const KEEP_ALIVE_MS = 15_000;
/** After this the stream ends; the browser reconnects, and its session is checked again. */
const MAX_STREAM_MS = 10 * 60_000;

const formatEvent = (name: string, body: RunProgress | object) => `event: ${name}\ndata: ${JSON.stringify(body)}\n\n`;

/**
 * The progress of a run as server-sent events: `progress` whenever something has changed, `end` with the final state, `gone` if
 * the run was deleted. Polls the database, since the worker may be on another machine.
 */
export async function* runEvents(
  userId: string,
  runId: string,
  kinds: RunKinds,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const until = performance.now() + MAX_STREAM_MS;
  let lastEvent = '';
  let sentAt = performance.now();
  yield 'retry: 1000\n\n';
  while (!signal.aborted && performance.now() < until) {
    const run = await findRun(userId, runId);
    if (!run) return yield formatEvent('gone', {});
    const progress = await readProgress(run, kinds);
    const event = formatEvent(progress.run.isOver ? 'end' : 'progress', progress);
    if (event !== lastEvent || performance.now() - sentAt > KEEP_ALIVE_MS) {
      yield event;
      lastEvent = event;
      sentAt = performance.now();
    }
    if (progress.run.isOver) return;
    await sleep(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
  }
}
