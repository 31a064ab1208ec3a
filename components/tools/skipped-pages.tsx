'use client';

import { useState } from 'react';
import type { SkippedPage } from '@/lib/scraper-runs/queries';
import type { RunView } from '@/lib/scraper-runs/run-view';
import { plural } from '@/lib/text/plural';
import { LoadFailure } from './load-failure';
import { useLoaded } from './use-loaded';

/** The pages that were skipped, with reasons. Loaded when the list is opened. */
export function SkippedPages({ run }: { run: RunView }) {
  const [isOpen, setOpen] = useState(false);
  const { value, failure, retry } = useLoaded<{ items: SkippedPage[] }>(
    isOpen ? `/api/scraper/runs/${run.id}/skipped` : undefined,
  );
  if (run.pagesSkipped === 0) return null;
  return (
    <details
      key={run.id}
      className="mt-6 border-line border-y"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="py-3 font-semibold">{plural(run.pagesSkipped, 'page')} skipped, with reasons</summary>
      <LoadFailure message={failure} retry={retry} />
      <ul className="max-h-80 overflow-y-auto pb-4 text-base">
        {value?.items.map(({ url, reason, sameAs }) => (
          <li key={url} className="border-line border-t py-2">
            <span className="block wrap-anywhere">{url}</span>
            <span className="block text-muted wrap-anywhere">
              {reason} {sameAs ? `See ${sameAs}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
