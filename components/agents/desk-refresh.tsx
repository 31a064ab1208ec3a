'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { SECOND_MS } from '@/lib/time';

const copy = agentDesk.live;

/** A stream ends every few minutes and is back within a second. */
const PATIENCE_MS = 5 * SECOND_MS;

/** Why there is no stream any more, by the status of the response; after any other one it is tried again. */
const refusals: Partial<Record<number, keyof typeof copy>> = { 401: 'over', 403: 'over', 404: 'gone' };

/**
 * Shows a page of an agent anew whenever its conversations or requests have changed, and says when that stops: without a connection, and
 * for somebody who has been removed, whose page stays as it is with what they have typed.
 */
export function DeskRefresh({ agentId }: { agentId: string }) {
  const router = useRouter();
  const [problem, setProblem] = useState<keyof typeof copy>();
  useEffect(() => {
    const url = `/api/agents/${agentId}/events`;
    let source: EventSource | undefined;
    let version = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const say = (next: keyof typeof copy | undefined, afterMs = 0) => {
      clearTimeout(timer);
      timer = setTimeout(() => setProblem(next), afterMs);
    };
    /** After a response that is no stream, EventSource gives up and does not say what it was. */
    const onRefused = async () => {
      const status = await fetch(url, { method: 'HEAD' }).then(
        (response) => response.status,
        () => 0,
      );
      if (isLeft) return;
      const reason = refusals[status];
      if (reason) return say(reason);
      say('offline', PATIENCE_MS);
      retry = setTimeout(open, PATIENCE_MS);
    };
    function open() {
      const opened = new EventSource(url);
      source = opened;
      opened.addEventListener('open', () => say(undefined));
      opened.addEventListener('error', () => {
        if (opened.readyState === EventSource.CLOSED) void onRefused();
        else say('offline', PATIENCE_MS);
      });
      opened.addEventListener('change', ({ data }: MessageEvent<string>) => {
        if (version !== '' && data !== version) router.refresh();
        version = data;
      });
      opened.addEventListener('gone', () => {
        opened.close();
        say('gone');
      });
    }
    open();
    // A stream that is cut off is noticed minutes later; it is opened again by itself.
    const onOffline = () => say('offline');
    window.addEventListener('offline', onOffline);
    const onOnline = () => say(undefined);
    window.addEventListener('online', onOnline);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      clearTimeout(retry);
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
      source?.close();
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
