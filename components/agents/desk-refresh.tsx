'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Shows a page of an agent anew whenever its conversations or requests have changed. */
export function DeskRefresh({ agentId }: { agentId: string }) {
  const router = useRouter();
  useEffect(() => {
    const source = new EventSource(`/api/agents/${agentId}/events`);
    let version = '';
    source.addEventListener('change', ({ data }: MessageEvent<string>) => {
      if (version !== '' && data !== version) router.refresh();
      version = data;
    });
    return () => source.close();
  }, [agentId, router]);
  return null;
}
