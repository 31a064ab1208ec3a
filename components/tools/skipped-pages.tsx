'use client';

import { useState } from 'react';
import { callApi } from '@/components/ui/call-api';
import type { SkippedPage } from '@/lib/scraper-runs/queries';
import type { RunView } from '@/lib/scraper-runs/run-view';
import { plural } from '@/lib/text/plural';

/** The pages that were skipped, with reasons. Loaded when the list is opened. */
export function SkippedPages({ run }: { run: RunView }) {
  const [items, setItems] = useState<SkippedPage[]>();
  const [failure, setFailure] = useState<string>();
  if (run.pagesSkipped === 0) return null;
  async function load() {
    if (items) return;
    const response = await callApi<{ items: SkippedPage[] }>(`/api/scraper/runs/${run.id}/skipped`);
    setFailure(response.ok ? undefined : response.message);
    if (response.ok) setItems(response.value.items);
  }
  return (
    <details
      key={run.id}
      className="mt-6 border-line border-y"
      onToggle={({ currentTarget }) => currentTarget.open && load()}
    >
      <summary className="py-3 font-semibold">{plural(run.pagesSkipped, 'page')} skipped, with reasons</summary>
      {failure ? <p role="alert">{failure}</p> : null}
      <ul className="max-h-80 overflow-y-auto pb-4 text-base">
        {items?.map(({ url, reason, sameAs }) => (
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
