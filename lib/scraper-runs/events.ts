import { type PolledEvent, polledEvents } from '@/lib/http/polled-events';
import { MINUTE_MS } from '@/lib/time';
import { findRun } from './find-run';
import { readProgress } from './queries';
import type { RunKinds } from './run-kind';

const POLL_INTERVAL_MS = 400;
/** When the browser reconnects, its session is checked again. */
const MAX_STREAM_MS = 10 * MINUTE_MS;

async function readRun(userId: string, runId: string, kinds: RunKinds): Promise<PolledEvent> {
  const run = await findRun(userId, runId);
  if (!run) return { name: 'gone', data: {}, isOver: true };
  const progress = await readProgress(run, kinds);
  return { name: progress.run.isOver ? 'end' : 'progress', data: progress, isOver: progress.run.isOver };
}

/**
 * The progress of a run as server-sent events: `progress` whenever something has changed, `end` with the final state, `gone` if
 * the run was deleted. Polls the database, since the worker may be on another machine.
 */
export const runEvents = (
  userId: string,
  runId: string,
  kinds: RunKinds,
  signal: AbortSignal,
): AsyncGenerator<string> =>
  polledEvents(
    {
      key: `run ${userId} ${runId}`,
      read: () => readRun(userId, runId, kinds),
      intervalMs: POLL_INTERVAL_MS,
      maxMs: MAX_STREAM_MS,
    },
    signal,
  );
