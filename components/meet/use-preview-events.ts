import { useEffect, useState } from 'react';
import type { PreviewView } from '@/lib/agent-preview/preview-view';

const isOver = ({ state }: PreviewView) => state === 'ready' || state === 'failed';

/** Subscribes to the server-sent events of a preview until it is ready or has failed. The browser reconnects automatically. */
export function usePreviewEvents(id: string, initial: PreviewView): { view: PreviewView; isGone: boolean } {
  const [view, setView] = useState(initial);
  const [isGone, setIsGone] = useState(false);
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
    return () => source.close();
  }, [id, hasEnded]);

  return { view, isGone };
}
