import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toaster';
import { labelOf } from '@/lib/content/fact-kinds';
import type { OwnerKind } from '@/lib/reader/facts/owner/owner-kinds';
import type { ListedFact } from '@/lib/website-scraper/listed-facts';
import { CheckedFact } from './checked-fact';
import { CorrectionForm } from './correction-form';
import { ExpandableList } from './expandable-list';
import { FactKindField } from './fact-kind-field';
import { sendCheck } from './send-check';

const keyOf = ({ line, value }: ListedFact) => `${line?.kind} ${line?.heading} ${line?.text} ${value}`;

/** What the owner of a website says besides its pages, and a form to add to it. */
export function ToldFacts({ runId, facts }: { runId: string; facts: readonly ListedFact[] }) {
  const [rows, setRows] = useState(facts);
  const [isAdding, setAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();

  function close() {
    flushSync(() => setAdding(false));
    opener.current?.focus();
  }

  async function add(correction: string, form: FormData) {
    const kind = form.get('kind') as OwnerKind;
    const line = { kind, heading: '', text: '', url: '' };
    const check = { verdict: 'added', correction } as const;
    const problem = await sendCheck(runId, line, check);
    if (problem !== undefined) return problem;
    const row = { label: labelOf(line), value: correction, line, check, sources: [] };
    // In front, where it is seen.
    setRows((known) => [row, ...known.filter((one) => keyOf(one) !== keyOf(row))]);
    close();
    return undefined;
  }

  async function undo({ line, value }: ListedFact) {
    if (!line) return;
    const problem = await sendCheck(runId, line, { verdict: null, correction: value });
    if (problem !== undefined) return void showToast({ title: 'Error', text: problem, tone: 'error' });
    flushSync(() => setRows((known) => known.filter((one) => one.line !== line)));
    opener.current?.focus();
  }

  return (
    <section aria-labelledby={id} className="mt-8">
      <h3 id={id} className="mb-1 font-semibold">
        Told by you ({rows.length})
      </h3>
      <p className="mb-3 max-w-[65ch] text-base text-muted">
        {rows.length > 0
          ? 'In downloads too, whatever the pages say.'
          : 'Something that no page says? Add it, and it is in every download.'}
      </p>
      <ExpandableList
        unit="facts"
        rows={rows.map((row) => (
          <CheckedFact
            key={keyOf(row)}
            fact={row}
            onCheck={async () => {
              await undo(row);
              return undefined;
            }}
          />
        ))}
      />
      {isAdding ? (
        <CorrectionForm label="The fact" save="Add" onSave={add} onCancel={close} className="mt-4">
          <FactKindField idPrefix={id} />
        </CorrectionForm>
      ) : (
        <Button ref={opener} size="sm" variant="quiet" className="mt-4" onClick={() => setAdding(true)}>
          Add a fact
        </Button>
      )}
    </section>
  );
}
