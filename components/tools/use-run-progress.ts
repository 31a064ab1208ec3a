import { useCallback, useEffect, useState } from 'react';
import type { RunProgress } from '@/lib/scraper-runs/queries';

/** Whether the event stream is connected, or lost and reconnecting. */
export type Connection = 'live' | 'lost';

/**
 * Follows a run by its server-sent events until it is over. The browser reconnects a lost connection; the run continues
 * regardless.
 */
export function useRunProgress(initial: RunProgress | undefined, onEnd: (progress: RunProgress) => void) {
  const [progress, setProgress] = useState(initial);
  const [connection, setConnection] = useState<Connection>('live');
  const id = progress?.run.id;
  const isOver = progress?.run.isOver ?? true;

  useEffect(() => {
    if (!id || isOver) return;
    const source = new EventSource(`/api/scraper/runs/${id}/events`);
    const read = (event: MessageEvent<string>) => {
      const next: RunProgress = JSON.parse(event.data);
      setConnection('live');
      setProgress(next);
      return next;
    };
    source.addEventListener('progress', read);
    source.addEventListener('end', (event) => {
      source.close();
      onEnd(read(event));
    });
    source.addEventListener('gone', () => {
      source.close();
      setProgress(undefined);
    });
    source.addEventListener('error', () => setConnection('lost'));
    return () => source.close();
  }, [id, isOver, onEnd]);

  const follow = useCallback((next: RunProgress | undefined) => {
    setConnection('live');
    setProgress(next);
  }, []);
  return { progress, connection, follow };
}
