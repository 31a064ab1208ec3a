'use client';

import { useEffect, useRef, useState } from 'react';
import { ResultsLayout } from '@/components/tools/results-layout';
import { Button } from '@/components/ui/button';
import { callApi } from '@/components/ui/call-api';
import type { ScraperCopy } from '@/lib/content/pages/scraper';
import type { RunView } from '@/lib/scraper-runs/run-view';
import { plural } from '@/lib/text/plural';
import type { PageResult } from '@/lib/website-scraper/pages';
import { ChangesPanel } from './changes-panel';
import { FactsPanel } from './facts-panel';
import { WeeklySwitch } from './weekly-switch';

type Batch = { items: PageResult[]; next?: string };

/** The results of a run so far, loaded in batches. */
function useResults(runId: string) {
  const [items, setItems] = useState<PageResult[]>();
  const [next, setNext] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const currentRunId = useRef(runId);

  async function load(after?: string) {
    const response = await callApi<Batch>(`/api/scraper/runs/${runId}/results${after ? `?after=${after}` : ''}`);
    if (currentRunId.current !== runId) return;
    setFailure(response.ok ? undefined : response.message);
    if (!response.ok) return;
    setItems((loaded = []) => (after ? [...loaded, ...response.value.items] : response.value.items));
    setNext(response.value.next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads for another run, and only then
  useEffect(() => {
    currentRunId.current = runId;
    setItems(undefined);
    void load();
  }, [runId]);
  return { items, failure, more: next ? () => load(next) : undefined, retry: () => load() };
}

type PanelProps = { run: RunView; copy: ScraperCopy; onChange: (run: RunView) => void };

/** The Results tab: every page that was found, what has changed, and the downloads. */
export function ResultsPanel({ run, copy, onChange }: PanelProps) {
  const { items, failure, more, retry } = useResults(run.id);
  return (
    <ResultsLayout
      run={run}
      title={`${plural(run.pagesStored, 'page')} from ${run.subject}${run.summary ? `, ${run.summary}` : ''}`}
      downloads={copy.downloads}
      failure={failure}
      retry={retry}
      list={
        items && (
          <>
            <ol>
              {items.map((item) => (
                <Item key={item.url} item={item} />
              ))}
            </ol>
            {more ? (
              <div className="p-4">
                <Button size="sm" variant="quiet" onClick={more}>
                  Show more
                </Button>
              </div>
            ) : null}
          </>
        )
      }
    >
      <WeeklySwitch run={run} onChange={onChange} />
      <ChangesPanel run={run} />
      <FactsPanel runId={run.id} />
      <h3 className="mt-8 font-semibold">Text of the pages</h3>
    </ResultsLayout>
  );
}

const MAX_HEADINGS = 6;

function Item({ item: { url, title, contentType, text, headings, isUnchanged, note } }: { item: PageResult }) {
  const further = headings.length - MAX_HEADINGS;
  return (
    <li className="border-line border-b p-5 last:border-b-0">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="font-semibold text-lg wrap-anywhere">{title || url}</h3>
        <span className="rounded-sheet border border-control px-2 text-muted text-sm">{contentType}</span>
        {isUnchanged ? <span className="text-muted text-sm">unchanged since the previous run</span> : null}
      </div>
      <a href={url} target="_blank" rel="noreferrer noopener" className="link text-base wrap-anywhere">
        {url}
      </a>
      <p className="mt-2 line-clamp-3 max-w-[85ch] text-base">{text}</p>
      {note ? <p className="mt-2 max-w-[85ch] text-base text-muted">{note}</p> : null}
      {headings.length > 0 ? (
        <p className="mt-2 text-base text-muted wrap-anywhere">
          <span className="font-semibold">Headings: </span>
          {headings.slice(0, MAX_HEADINGS).join(' · ')}
          {further > 0 ? ` · +${further} more` : ''}
        </p>
      ) : null}
    </li>
  );
}
