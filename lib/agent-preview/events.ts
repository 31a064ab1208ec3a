import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '@/lib/time';
import { findPreview } from './find-preview';
import { viewPreview } from './preview-view';

const POLL_INTERVAL_MS = 300;
/** Proxies close a connection that is silent for longer. */
const KEEP_ALIVE_MS = 15 * SECOND_MS;
/** After this the stream ends, and the browser reconnects. */
const MAX_STREAM_MS = 5 * MINUTE_MS;

/**
 * The progress of a preview as server-sent events: `progress` with a PreviewView whenever something has changed, `end` when it is
 * ready or has failed, `gone` when it was deleted. Polls the database, since the worker may be on another machine.
 */
export async function* previewEvents(id: string, signal: AbortSignal): AsyncGenerator<string> {
  const until = performance.now() + MAX_STREAM_MS;
  let lastEvent = '';
  let sentAt = performance.now();
  yield 'retry: 1000\n\n';
  while (!signal.aborted && performance.now() < until) {
    const preview = await findPreview(id);
    if (!preview) return yield 'event: gone\ndata: {}\n\n';
    const view = await viewPreview(preview);
    const isOver = view.state === 'ready' || view.state === 'failed';
    const event = `event: ${isOver ? 'end' : 'progress'}\ndata: ${JSON.stringify(view)}\n\n`;
    if (event !== lastEvent || performance.now() - sentAt > KEEP_ALIVE_MS) {
      yield event;
      lastEvent = event;
      sentAt = performance.now();
    }
    if (isOver) return;
    await sleep(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
  }
}
