import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { ListedFact } from '@/lib/website-scraper/fact-checks';
import { SourceLinks } from './source-links';

export type FactCheck = NonNullable<ListedFact['check']>;

type Props = {
  fact: ListedFact;
  isDoubtful: boolean;
  /** Resolves to why a correction is not accepted. */
  onCheck: (check: FactCheck | undefined) => Promise<string | undefined>;
};

const states = { right: 'right', not_ours: 'not ours', corrected: 'corrected' } as const;

const quietLink = 'link min-h-11 text-base';

/** A line with its proof, and what its owner can say of it. */
export function FoundFact({ fact, isDoubtful, onCheck }: Props) {
  const { label, value, context, confidence, check, line, link, sources } = fact;
  const [isEditing, setEditing] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const id = useId();
  const isNotOurs = check?.verdict === 'not_ours';
  const style = isDoubtful ? 'button button-quiet button-sm' : quietLink;
  const say = (verdict: 'right' | 'not_ours') => () => void onCheck({ verdict, correction: '' });

  function close() {
    flushSync(() => setEditing(false));
    row.current?.querySelector<HTMLElement>('[data-edit]')?.focus();
  }

  async function correct(correction: string) {
    const rejected = await onCheck({ verdict: 'corrected', correction });
    if (rejected === undefined) setEditing(false);
    return rejected;
  }

  return (
    <li
      ref={row}
      className="grid gap-x-6 gap-y-1 border-line border-b py-3 sm:grid-cols-[9rem_1fr] lg:grid-cols-[9rem_1fr_auto]"
    >
      <p className="flex flex-wrap items-baseline gap-x-3 text-base text-muted sm:block">
        {label}
        <span
          className={`text-sm sm:mt-1 sm:block sm:w-fit ${isDoubtful ? 'rounded-sheet bg-accent-soft px-2 text-ink' : ''}`}
        >
          {check ? states[check.verdict] : confidence}
        </span>
      </p>
      <div className="min-w-0 wrap-anywhere">
        {context ? <p className="text-base text-muted">{context}</p> : null}
        <p id={id} className={`max-w-[75ch] whitespace-pre-line ${isNotOurs ? 'text-muted line-through' : ''}`}>
          {check?.verdict === 'corrected' ? check.correction : value}
        </p>
        {check?.verdict === 'corrected' ? (
          <p className="max-w-[75ch] whitespace-pre-line text-base text-muted">
            The page says <del>{value}</del>
          </p>
        ) : null}
        <p className="text-base text-muted">
          From <SourceLinks sources={sources} first={link} />
        </p>
      </div>
      {isEditing ? (
        <CorrectionForm text={check?.correction || line?.text || ''} onSave={correct} onCancel={close} />
      ) : (
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2 max-lg:mt-1 sm:max-lg:col-start-2">
          {check ? (
            <button type="button" className={quietLink} aria-describedby={id} onClick={() => void onCheck(undefined)}>
              Undo
            </button>
          ) : (
            <>
              {isDoubtful ? (
                <Button size="sm" aria-describedby={id} onClick={say('right')}>
                  Right
                </Button>
              ) : null}
              <button type="button" className={style} aria-describedby={id} onClick={say('not_ours')}>
                Not ours
              </button>
              <button type="button" data-edit className={style} aria-describedby={id} onClick={() => setEditing(true)}>
                Correct it
              </button>
            </>
          )}
        </div>
      )}
    </li>
  );
}

type FormProps = {
  text: string;
  onSave: (text: string) => Promise<string | undefined>;
  onCancel: () => void;
};

/** The line to correct. Escape closes it. */
function CorrectionForm({ text, onSave, onCancel }: FormProps) {
  const [error, setError] = useState<string>();
  const id = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setError(await onSave(String(new FormData(event.currentTarget).get('correction') ?? '')));
  }

  return (
    <form
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      className="mt-2 grid gap-2 sm:col-start-2 lg:col-end-4"
    >
      <label htmlFor={id} className="font-semibold text-base">
        What it should say
      </label>
      <Textarea
        id={id}
        name="correction"
        autoFocus
        rows={Math.min(8, text.split('\n').length + 1)}
        defaultValue={text}
        className={controlClass}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error ? (
        <p id={`${id}-error`} role="alert" className="font-semibold text-base text-danger">
          {error}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          Save
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
