import { setTimeout as sleep } from 'node:timers/promises';
import { findRun } from './commands';
import { type RunProgress, readProgress } from './queries';

const LOOK_EVERY_MS = 400;
/** Silence longer than this makes proxies close the connection. */
const WORD_EVERY_MS = 15_000;
/** After this the browser connects again by itself, and its session is checked again. */
const MAX_MS = 10 * 60_000;

/** The headers of a stream of events. Without the last one, nginx and the like would hold them back. */
export const eventStreamHeaders = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
};

const event = (name: string, body: RunProgress | object) => `event: ${name}\ndata: ${JSON.stringify(body)}\n\n`;

/**
 * How a run goes, as server-sent events: `progress` whenever something has changed, `end` with the last one, `gone` if the run
 * was deleted. Asks the database: the worker may be on another machine.
 */
export async function* runEvents(userId: string, runId: string, signal: AbortSignal): AsyncGenerator<string> {
  const until = Date.now() + MAX_MS;
  let said = '';
  let saidAt = Date.now();
  yield 'retry: 1000\n\n';
  while (!signal.aborted && Date.now() < until) {
    const run = await findRun(userId, runId);
    if (!run) return yield event('gone', {});
    const progress = await readProgress(run);
    const text = event(progress.run.isOver ? 'end' : 'progress', progress);
    if (text !== said || Date.now() - saidAt > WORD_EVERY_MS) {
      yield text;
      said = text;
      saidAt = Date.now();
    }
    if (progress.run.isOver) return;
    await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}
