'use client';

import { useState } from 'react';
import { LoadFailure } from '@/components/tools/load-failure';
import { useLoaded } from '@/components/tools/use-loaded';
import type { ListedFact } from '@/lib/website-scraper/fact-checks';
import { FoundPanel } from './found-panel';
import { SourceLinks } from './source-links';

const SHOWN_ROWS = 12;

/** The facts of a run: what the business states about itself, and the lines that were found on its pages. */
export function FactsPanel({ runId }: { runId: string }) {
  const { value, failure, retry } = useLoaded<{ facts: ListedFact[] }>(`/api/scraper/runs/${runId}/facts`);
  if (!value) return <LoadFailure message={failure} retry={retry} />;
  const stated = value.facts.filter(({ line }) => !line);
  const found = value.facts.filter(({ line }) => line);
  return (
    <>
      {stated.length > 0 ? <StatedFacts rows={stated} /> : null}
      {found.length > 0 ? <FoundPanel key={runId} runId={runId} facts={found} /> : null}
    </>
  );
}

/** The facts that a business states about itself, each with the pages it was found on. */
function StatedFacts({ rows }: { rows: readonly ListedFact[] }) {
  const [isExpanded, setIsExpanded] = useState(false);
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

function Fact({ row: { label, value, sources } }: { row: ListedFact }) {
  return (
    <div className="grid gap-x-4 border-line border-b py-2 sm:grid-cols-[9rem_1fr]">
      <dt className="text-base text-muted">{label}</dt>
      <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
        {value}
        <span className="block text-base text-muted">
          From <SourceLinks sources={sources} />
        </span>
      </dd>
    </div>
  );
}
