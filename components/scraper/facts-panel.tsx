'use client';

import { useState } from 'react';
import { LoadFailure } from '@/components/tools/load-failure';
import { useLoaded } from '@/components/tools/use-loaded';
import type { FactRow } from '@/lib/website-scraper/facts';

const SHOWN_ROWS = 12;
const MAX_SOURCES = 3;

/** The facts that the pages of a run state about the business, each with the pages it was found on. */
export function FactsPanel({ runId }: { runId: string }) {
  const { value, failure, retry } = useLoaded<{ facts: FactRow[] }>(`/api/scraper/runs/${runId}/facts`);
  const [isExpanded, setIsExpanded] = useState(false);
  const rows = value?.facts ?? [];

  if (rows.length === 0) return <LoadFailure message={failure} retry={retry} />;
  const shown = isExpanded ? rows : rows.slice(0, SHOWN_ROWS);
  return (
    <section aria-labelledby="site-facts" className="mt-6">
      <h3 id="site-facts" className="mb-2 font-semibold">
        Facts about the business ({rows.length})
      </h3>
      <dl className="border-line border-t">
        {shown.map((row) => (
          <Fact key={`${row.label} ${row.value}`} row={row} />
        ))}
      </dl>
      {rows.length > SHOWN_ROWS ? (
        <button
          type="button"
          className="link mt-2 py-2 font-semibold text-base"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show fewer facts' : `Show all ${rows.length} facts`}
        </button>
      ) : null}
    </section>
  );
}

/** "/menu.pdf, page 2": the path, and the page of a PDF. */
function pageName(url: string): string {
  const { pathname, hash } = new URL(url);
  const page = /^#page=(\d+)$/.exec(hash)?.[1];
  return page ? `${pathname}, page ${page}` : pathname;
}

function Fact({ row: { label, value, context, confidence, sources } }: { row: FactRow }) {
  return (
    <div className="grid gap-x-4 border-line border-b py-2 sm:grid-cols-[9rem_1fr]">
      <dt className="text-base text-muted">
        {label}
        {confidence ? <span className="block">{confidence}</span> : null}
      </dt>
      <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
        {value}
        {context ? <span className="block text-base text-muted">{context}</span> : null}
        <span className="block text-base text-muted">
          From{' '}
          {sources.slice(0, MAX_SOURCES).map(({ url }, index) => (
            <span key={url}>
              {index > 0 ? ', ' : ''}
              <a href={url} target="_blank" rel="noreferrer noopener" className="link">
                {pageName(url)}
              </a>
            </span>
          ))}
          {sources.length > MAX_SOURCES ? ` and ${sources.length - MAX_SOURCES} more pages` : ''}
        </span>
      </dd>
    </div>
  );
}
