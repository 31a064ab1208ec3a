'use client';

import { useState } from 'react';
import { ResultsLayout } from '@/components/tools/results-layout';
import { useLoaded } from '@/components/tools/use-loaded';
import type { NicheCopy } from '@/lib/content/pages/niche';
import type { KnowledgeItem } from '@/lib/niche-research/knowledge';
import type { RunView } from '@/lib/scraper-runs/run-view';
import { shorten } from '@/lib/text/one-line';
import { plural } from '@/lib/text/plural';

/** Characters of a text that are shown before it is expanded. */
const EXCERPT_LENGTH = 200;

/** The Results tab: the knowledge items by category, and the downloads. */
export function KnowledgeResults({ run, copy }: { run: RunView; copy: NicheCopy }) {
  const [category, setCategory] = useState<string>();
  const { value, failure, retry } = useLoaded<{ knowledge: KnowledgeItem[] }>(`/api/scraper/runs/${run.id}/knowledge`);
  const items = value?.knowledge;
  const shown = items?.filter((item) => category === undefined || item.category === category);
  return (
    <ResultsLayout
      run={run}
      title={`${plural(run.results, 'item')} about ${run.subject}`}
      downloads={copy.downloads}
      failure={failure}
      retry={retry}
      list={
        shown && (
          <ol>
            {shown.map((item) => (
              <Item key={`${item.source} ${item.content.slice(0, 80)}`} item={item} />
            ))}
          </ol>
        )
      }
    >
      {items ? <Categories items={items} selected={category} onSelect={setCategory} /> : null}
    </ResultsLayout>
  );
}

type CategoriesProps = { items: KnowledgeItem[]; selected?: string; onSelect: (category?: string) => void };

function Categories({ items, selected, onSelect }: CategoriesProps) {
  const counts = new Map<string, number>();
  for (const { category } of items) counts.set(category, (counts.get(category) ?? 0) + 1);
  const choices: [string | undefined, string, number][] = [
    [undefined, 'All', items.length],
    ...[...counts].map(([name, count]): [string, string, number] => [name, name, count]),
  ];
  return (
    <fieldset className="mt-6">
      <legend className="sr-only">Filter by category</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(([value, label, count]) => (
          <button
            key={label}
            type="button"
            aria-pressed={selected === value}
            onClick={() => onSelect(value)}
            className="min-h-11 rounded-sheet border border-control px-3.5 text-base hover:bg-brand-soft aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-semibold"
          >
            {label} <span className="text-muted tabular-nums">{count}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Item({ item: { title, category, content, source } }: { item: KnowledgeItem }) {
  const isLong = content.length > EXCERPT_LENGTH;
  return (
    <li className="border-line border-b p-5 last:border-b-0">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="font-semibold text-lg wrap-anywhere">{title}</h3>
        <span className="rounded-sheet border border-control px-2 text-muted text-sm">{category}</span>
      </div>
      {isLong ? (
        <details className="group mt-2 max-w-[85ch] text-base">
          <summary className="wrap-anywhere group-open:mb-2">
            <span className="group-open:hidden">{shorten(content, EXCERPT_LENGTH)} </span>
            <span className="link font-semibold">
              <span className="group-open:hidden">Full text</span>
              <span className="hidden group-open:inline">Less</span>
            </span>
          </summary>
          <p className="whitespace-pre-line wrap-anywhere">{content}</p>
        </details>
      ) : (
        <p className="mt-2 max-w-[85ch] whitespace-pre-line text-base wrap-anywhere">{content}</p>
      )}
      <p className="mt-2 text-base text-muted wrap-anywhere">
        Source:{' '}
        <a href={source} target="_blank" rel="noreferrer noopener" className="link">
          {source}
        </a>
      </p>
    </li>
  );
}
