import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '@/components/ui/toaster';
import type { ListedFact } from '@/lib/website-scraper/listed-facts';
import { CheckedFact } from './checked-fact';
import { ExpandableList } from './expandable-list';
import { type FactCheck, sendCheck } from './send-check';

const isOurs = ({ check }: ListedFact) => check?.verdict !== 'not_ours';

type Props = {
  runId: string;
  title: string;
  /** What the rows are called: `facts`. */
  unit: string;
  facts: readonly ListedFact[];
  children: ReactNode;
};

/** Facts of a run, for their owner to check. What is not theirs comes last. */
export function FactList({ runId, title, unit, facts, children }: Props) {
  const [rows, setRows] = useState(() => [...facts.filter(isOurs), ...facts.filter((fact) => !isOurs(fact))]);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();

  const show = (index: number, check: FactCheck | undefined) =>
    setRows((known) => known.map((row, at) => (at === index ? { ...row, check } : row)));

  /** Shows a check at once, and takes it back if it cannot be stored. Resolves to why a correction is not accepted. */
  async function check(index: number, said: FactCheck | undefined): Promise<string | undefined> {
    const row = rows[index];
    if (!row?.line) return;
    const apply = () => {
      flushSync(() => show(index, said));
      const place = said ? 'button' : `[data-verdict=${row.check?.verdict}]`;
      list.current?.children[index]?.querySelector<HTMLElement>(place)?.focus();
    };
    // What is typed is shown once it is accepted.
    const isTyped = said?.verdict === 'corrected';
    if (!isTyped) apply();
    const problem = await sendCheck(runId, row.line, said ?? { verdict: null, correction: '' });
    if (problem === undefined) return void (isTyped && apply());
    if (!isTyped) {
      show(index, row.check);
      showToast({ title: 'Error', text: problem, tone: 'error' });
    }
    return problem;
  }

  return (
    <section aria-labelledby={id} className="mt-8">
      <h3 id={id} className="mb-1 font-semibold">
        {title} ({rows.length})
      </h3>
      <p className="mb-3 max-w-[65ch] text-base text-muted">{children}</p>
      <ExpandableList
        ref={list}
        unit={unit}
        rows={rows.map((row, index) => (
          <CheckedFact
            key={`${row.label} ${row.heading} ${row.context} ${row.value}`}
            fact={row}
            onCheck={(said) => check(index, said)}
          />
        ))}
      />
    </section>
  );
}
