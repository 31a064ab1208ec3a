'use client';

import { useActionState, useId } from 'react';
import { QuoteList } from '@/components/chat/quote-list';
import { controlClass } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { formatLines } from '@/lib/agent/format-lines';
import type { Reply } from '@/lib/agent/reply-type';
import { MAX_CHALLENGE } from '@/lib/agents/policy';
import { type ChallengeState, challengeAction } from '@/lib/agents/preview/challenge-action';
import { catchALie as copy } from '@/lib/content/pages/catch-a-lie';
import { idleForm } from '@/lib/forms/form-state';

/** An answer as one sentence to edit. */
function sentenceOf({ written, fact, quotes }: Reply): string {
  const said = written?.map(({ text }) => text).join(' ') ?? fact ?? formatLines(quotes).join('. ');
  return said.slice(0, MAX_CHALLENGE);
}

function Verdict({ state: { passes, reason, quotes = [] } }: { state: ChallengeState }) {
  if (passes === undefined) return null;
  return (
    <div className={`rounded-sheet border-l-4 p-3 ${passes ? 'border-brand bg-brand-soft' : 'border-accent bg-card'}`}>
      <p className="font-semibold">{passes ? copy.passes : copy.refuses}</p>
      {reason ? <p>{reason}</p> : null}
      {quotes.length > 0 ? <QuoteList quotes={quotes} isOpen /> : null}
    </div>
  );
}

/** Lets a visitor edit an answer and see the agent refuse what the website does not say, with the line that contradicts it. */
export function CatchALie({ answer, hidden }: { answer: Reply; hidden: Readonly<Record<string, string>> }) {
  const [state, act, busy] = useActionState<ChallengeState, FormData>(challengeAction, idleForm);
  const id = useId();
  const original = sentenceOf(answer);
  const error = state.status === 'invalid' ? state.errors.sentence : undefined;
  if (original === '') return null;
  return (
    // Its answer would be gone after a reload without JavaScript.
    <details className="max-w-[94%] text-small noscript:hidden">
      <summary className="py-1 text-muted underline underline-offset-4">{copy.title}</summary>
      <form action={act} className="mt-1 grid gap-2">
        <p>{copy.lead}</p>
        {Object.entries({ ...hidden, original }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormAlert state={state} />
        <label htmlFor={id} className="font-semibold">
          {copy.label}
        </label>
        <textarea
          id={id}
          name="sentence"
          rows={3}
          maxLength={MAX_CHALLENGE}
          defaultValue={state.values?.sentence ?? original}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={controlClass}
        />
        {error ? (
          <p id={`${id}-error`} role="alert" className="font-semibold text-danger">
            {error}
          </p>
        ) : null}
        <SubmitButton busy={busy} variant="quiet">
          {copy.button}
        </SubmitButton>
        <div role="status">{busy ? null : <Verdict state={state} />}</div>
      </form>
    </details>
  );
}
