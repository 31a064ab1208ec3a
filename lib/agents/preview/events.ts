import { type PolledEvent, polledEvents } from '@/lib/http/polled-events';
import { MINUTE_MS } from '@/lib/time';
import { findPreview } from './find-preview';
import { viewPreview } from './preview-view';

const POLL_INTERVAL_MS = 300;
/** The polling interval for visitors who are not next in the queue. */
const QUEUE_POLL_INTERVAL_MS = 1_000;
const MAX_STREAM_MS = 5 * MINUTE_MS;

async function readPreview(id: string): Promise<PolledEvent> {
  const preview = await findPreview(id);
  if (!preview) return { name: 'gone', data: {}, isOver: true };
  const view = await viewPreview(preview);
  const isOver = view.state === 'ready' || view.state === 'failed';
  const isFarBack = view.state === 'waiting' && view.place !== 1;
  const intervalMs = isFarBack ? QUEUE_POLL_INTERVAL_MS : POLL_INTERVAL_MS;
  return { name: isOver ? 'end' : 'progress', data: view, isOver, intervalMs };
}

/**
 * The progress of a preview as server-sent events: `progress` with a PreviewView whenever something has changed, `end` when it is
 * ready or has failed, `gone` when it was deleted. Polls the database, since the worker may be on another machine.
 */
export const previewEvents = (id: string, signal: AbortSignal): AsyncGenerator<string> =>
  polledEvents(
    { key: `preview ${id}`, read: () => readPreview(id), intervalMs: POLL_INTERVAL_MS, maxMs: MAX_STREAM_MS },
    signal,
  );
