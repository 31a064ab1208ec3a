import { useEffect, useState } from 'react';
import type { PreviewView } from '@/lib/agents/preview/preview-view';

const isOver = ({ state }: PreviewView) => state === 'ready' || state === 'failed';

/** After an error response, such as 503 during a restart, EventSource gives up. */
const RETRY_MS = 3_000;

/**
 * Subscribes to the server-sent events of a preview until it is ready or has failed. The browser reconnects after a lost
 * connection, this hook after an error response.
 */
export function usePreviewEvents(id: string, initial: PreviewView): { view: PreviewView; isGone: boolean } {
  const [view, setView] = useState(initial);
  const [isGone, setIsGone] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const hasEnded = isOver(view);

  useEffect(() => {
    if (hasEnded) return;
    const source = new EventSource(`/api/agent-previews/${id}/events`);
    const read = (event: MessageEvent<string>) => setView(JSON.parse(event.data));
    source.addEventListener('progress', read);
    source.addEventListener('end', (event) => {
      source.close();
      read(event);
    });
    source.addEventListener('gone', () => {
      source.close();
      setIsGone(true);
    });
    let retry: ReturnType<typeof setTimeout>;
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) retry = setTimeout(() => setAttempt(attempt + 1), RETRY_MS);
    });
    return () => {
      clearTimeout(retry);
      source.close();
    };
  }, [id, hasEnded, attempt]);

  return { view, isGone };
}
