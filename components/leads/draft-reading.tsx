'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { usePreviewEvents } from '@/components/meet/use-preview-events';
import type { PreviewView } from '@/lib/agents/preview/preview-view';
import { trialStart } from '@/lib/content/pages/trial-start';
import { plural } from '@/lib/text/plural';

/** Follows the reading of a trial's website, and shows the page anew when it is over. */
export function DraftReading({ id, initial }: { id: string; initial: PreviewView }) {
  const router = useRouter();
  const { view, isGone } = usePreviewEvents(id, initial);
  const isOver = isGone || view.state === 'ready' || view.state === 'failed';

  useEffect(() => {
    if (isOver) router.refresh();
  }, [isOver, router]);

  return (
    <div role="status">
      <p className="text-lead">{trialStart.reading(view.site)}</p>
      <p className="mt-2 text-muted tabular-nums">{plural(view.pages.length, 'page')} so far</p>
    </div>
  );
}
