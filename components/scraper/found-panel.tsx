'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { callApi } from '@/components/ui/call-api';
import { showToast } from '@/components/ui/toaster';
import type { ListedFact } from '@/lib/website-scraper/fact-checks';
import { type FactCheck, FoundFact } from './found-fact';

const SHOWN_ROWS = 12;

const isDoubtful = ({ confidence, check }: ListedFact) => confidence === 'looks like' && !check;

/** Doubts first, and what is not theirs last. */
const rankOf = (fact: ListedFact) => (isDoubtful(fact) ? 0 : fact.check?.verdict === 'not_ours' ? 2 : 1);

/** The lines that were found on the pages of a run, for their owner to check. */
export function FoundPanel({ runId, facts }: { runId: string; facts: readonly ListedFact[] }) {
  const [rows, setRows] = useState(() => [...facts].sort((a, b) => rankOf(a) - rankOf(b)));
  const [isExpanded, setExpanded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const left = rows.filter(isDoubtful).length;
  const [doubts] = useState(left);
  const shown = isExpanded ? rows : rows.slice(0, SHOWN_ROWS);

  const show = (index: number, check: FactCheck | undefined) =>
    setRows((known) => known.map((row, at) => (at === index ? { ...row, check } : row)));

  /** The next doubt that is shown, or the row itself if there is none. */
  function nextDoubt(index: number): number {
    const next = shown.findIndex((row, at) => at > index && isDoubtful(row));
    return next < 0 ? index : next;
  }

  /** Shows a check at once, and takes it back if it cannot be stored. Resolves to why a correction is not accepted. */
  async function check(index: number, said: FactCheck | undefined): Promise<string | undefined> {
    const row = rows[index];
    if (!row) return;
    const body = { ...row.line, verdict: said?.verdict ?? null, correction: said?.correction ?? '' };
    const send = () => callApi(`/api/scraper/runs/${runId}/checks`, { method: 'PUT', body });
    const apply = () => {
      flushSync(() => show(index, said));
      list.current?.children[said ? nextDoubt(index) : index]?.querySelector('button')?.focus();
    };
    // What is typed is shown once it is accepted.
    const isTyped = said?.verdict === 'corrected';
    if (!isTyped) apply();
    const response = await send();
    if (response.ok) return void (isTyped && apply());
    if (!isTyped) show(index, row.check);
    const message = response.errors.correction ?? response.message;
    if (!isTyped) showToast({ title: 'Error', text: message, tone: 'error' });
    return message;
  }

  return (
    <section aria-labelledby="found-facts" className="mt-10">
      <h3 id="found-facts" className="mb-2 font-semibold">
        Found on the pages ({rows.length})
      </h3>
      {doubts > 0 ? <FiveMinuteCheck left={left} of={doubts} /> : null}
      <ul ref={list} className="border-line border-t">
        {shown.map((row, index) => (
          <FoundFact
            key={`${row.label} ${row.context} ${row.value}`}
            fact={row}
            isDoubtful={isDoubtful(row)}
            onCheck={(said) => check(index, said)}
          />
        ))}
      </ul>
      {rows.length > SHOWN_ROWS ? (
        <button
          type="button"
          className="link mt-2 py-2 font-semibold text-base"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show fewer lines' : `Show all ${rows.length} lines`}
        </button>
      ) : null}
    </section>
  );
}

/** What there is to check, and how much of it is left. */
function FiveMinuteCheck({ left, of }: { left: number; of: number }) {
  return (
    <div className="mb-4 max-w-[65ch] border border-line bg-card p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h4 className="font-semibold text-lg">Five-minute check</h4>
        <p role="status" className="font-semibold text-base tabular-nums">
          {left > 0 ? `${left} left to check` : 'All checked'}
        </p>
      </div>
      <div className="my-3 h-1.5 overflow-hidden rounded-full bg-line">
        <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="block size-full">
          <rect
            width={((of - left) / of) * 100}
            height={1}
            className="fill-brand transition-[width] duration-200 motion-reduce:transition-none"
          />
        </svg>
      </div>
      <p className="text-base text-muted">
        {left > 0
          ? 'These lines look like yours, but the pages leave some doubt. Downloads, later runs and weekly mails keep to what you say.'
          : 'Downloads, later runs and weekly mails keep to what you said.'}
      </p>
    </div>
  );
}
