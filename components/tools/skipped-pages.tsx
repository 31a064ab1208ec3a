'use client';

import { useState } from 'react';
import { callApi } from '@/components/ui/call-api';
import type { LeftOutItem } from '@/lib/scraper-runs/queries';
import type { RunView } from '@/lib/scraper-runs/run-view';

/** What was met and not taken. Asked for only when somebody wants to know. */
export function LeftOut({ run }: { run: RunView }) {
  const [items, setItems] = useState<LeftOutItem[]>();
  const [failure, setFailure] = useState<string>();
  if (run.pagesLeftOut === 0) return null;
  async function load() {
    if (items) return;
    const answer = await callApi<{ items: LeftOutItem[] }>(`/api/scraper/runs/${run.id}/left-out`);
    setFailure(answer.ok ? undefined : answer.message);
    if (answer.ok) setItems(answer.value.items);
  }
  return (
    <details
      key={run.id}
      className="mt-6 border-line border-y"
      onToggle={({ currentTarget }) => currentTarget.open && load()}
    >
      <summary className="py-3 font-semibold">
        {run.pagesLeftOut.toLocaleString('en-IE')} {run.pagesLeftOut === 1 ? 'address' : 'addresses'} left out, and why
      </summary>
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
