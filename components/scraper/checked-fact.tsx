import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { asTyped } from '@/lib/content/fact-kinds';
import type { ListedFact } from '@/lib/website-scraper/listed-facts';
import { CorrectionForm } from './correction-form';
import type { FactCheck } from './send-check';
import { SourceLinks } from './source-links';

type Props = {
  fact: ListedFact;
  /** Resolves to why a correction is not accepted. */
  onCheck: (check: FactCheck | undefined) => Promise<string | undefined>;
};

const states = { right: 'right', not_ours: 'not ours', corrected: 'corrected', added: 'added by you' } as const;

const quietLink = 'link min-h-11 text-base';

/** A fact with its proof, and what its owner can say of it. */
export function CheckedFact({ fact, onCheck }: Props) {
  const { label, heading, value, context, check, line, link, sources } = fact;
  const [isEditing, setEditing] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const id = useId();
  const around = [heading, context].filter(Boolean).join(' · ');
  const isOnPage = sources.length > 0;
  const button = (verdict: FactCheck['verdict'], name: string, onClick: () => void) => (
    <button type="button" data-verdict={verdict} className={quietLink} aria-describedby={id} onClick={onClick}>
      {name}
    </button>
  );
  const say = (verdict: 'right' | 'not_ours') => () => void onCheck({ verdict, correction: '' });

  function close() {
    flushSync(() => setEditing(false));
    row.current?.querySelector<HTMLElement>('[data-verdict=corrected]')?.focus();
  }

  async function correct(correction: string) {
    const rejected = await onCheck({ verdict: 'corrected', correction });
    if (rejected !== undefined) return rejected;
    flushSync(() => setEditing(false));
    row.current?.querySelector('button')?.focus();
    return undefined;
  }

  return (
    <li
      ref={row}
      className="grid gap-x-6 gap-y-1 border-line border-b py-3 sm:grid-cols-[9rem_1fr] lg:grid-cols-[9rem_1fr_auto]"
    >
      <p className="flex flex-wrap items-baseline gap-x-3 text-base text-muted sm:block">
        {label}
        {check ? (
          <span className="font-semibold text-ink text-sm sm:mt-1 sm:block">{states[check.verdict]}</span>
        ) : null}
      </p>
      <div className="min-w-0 wrap-anywhere">
        {around ? <p className="text-base text-muted">{around}</p> : null}
        <p
          id={id}
          className={`max-w-[75ch] whitespace-pre-line ${check?.verdict === 'not_ours' ? 'text-muted line-through' : ''}`}
        >
          {check?.correction || value}
        </p>
        {check?.verdict === 'corrected' ? (
          <p className="max-w-[75ch] whitespace-pre-line text-base text-muted">
            {isOnPage ? 'The page says' : 'No longer on any page'} <del>{isOnPage ? value : line?.text}</del>
          </p>
        ) : null}
        {isOnPage ? (
          <p className="text-base text-muted">
            From <SourceLinks sources={sources} first={link} />
          </p>
        ) : null}
      </div>
      {isEditing && line ? (
        <CorrectionForm
          label="What it should say"
          text={check?.correction || asTyped(line)}
          save="Save"
          onSave={correct}
          onCancel={close}
          className="mt-2 sm:col-start-2 lg:col-end-4"
        />
      ) : line ? (
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2 max-lg:mt-1 sm:max-lg:col-start-2">
          {check ? (
            <button type="button" className={quietLink} aria-describedby={id} onClick={() => void onCheck(undefined)}>
              Undo
            </button>
          ) : (
            <>
              {button('right', 'Right', say('right'))}
              {button('not_ours', 'Not ours', say('not_ours'))}
              {button('corrected', 'Correct it', () => setEditing(true))}
            </>
          )}
        </div>
      ) : null}
    </li>
  );
}
