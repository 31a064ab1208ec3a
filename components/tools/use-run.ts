import { useCallback, useEffect, useState } from 'react';
import type { RunProgress } from '@/lib/scraper-runs/queries';

/** Whether the events of a run are coming in, or the connection is lost and being tried again. */
export type Connection = 'live' | 'lost';

/**
 * Follows a run by its server-sent events until it is over. A connection that breaks is opened again by the browser; the run
 * itself goes on all the while.
 */
export function useRun(initial: RunProgress | undefined, onEnd: (progress: RunProgress) => void) {
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
