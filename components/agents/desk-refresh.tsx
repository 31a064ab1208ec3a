'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { SECOND_MS } from '@/lib/time';

const copy = agentDesk.live;

/** A stream ends every few minutes and is back within a second. */
const PATIENCE_MS = 5 * SECOND_MS;

/**
 * Shows a page of an agent anew whenever its conversations or requests have changed, and says when that stops: without a connection, and
 * for somebody who has been removed, whose page stays as it is with what they have typed.
 */
export function DeskRefresh({ agentId }: { agentId: string }) {
  const router = useRouter();
  const [problem, setProblem] = useState<keyof typeof copy>();
  useEffect(() => {
    const source = new EventSource(`/api/agents/${agentId}/events`);
    let version = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = (next: keyof typeof copy | undefined, afterMs = 0) => {
      clearTimeout(timer);
      timer = setTimeout(() => setProblem(next), afterMs);
    };
    source.addEventListener('open', () => say(undefined));
    source.addEventListener('error', () => {
      const isOver = source.readyState === EventSource.CLOSED;
      say(isOver ? 'over' : 'offline', isOver ? 0 : PATIENCE_MS);
    });
    source.addEventListener('change', ({ data }: MessageEvent<string>) => {
      if (version !== '' && data !== version) router.refresh();
      version = data;
    });
    source.addEventListener('gone', () => {
      source.close();
      say('gone');
    });
    // A stream that is cut off is noticed minutes later; it is opened again by itself.
    const onOffline = () => say('offline');
    window.addEventListener('offline', onOffline);
    const onOnline = () => say(undefined);
    window.addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
      source.close();
    };
  }, [agentId, router]);
  return (
    <p
      role="status"
      className={problem ? 'sticky top-0 z-10 rounded-sheet border-2 border-accent bg-card p-3' : 'sr-only'}
    >
      {problem ? copy[problem] : ''}
    </p>
  );
}
