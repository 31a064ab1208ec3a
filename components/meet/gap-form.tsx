'use client';

import { useActionState, useEffect, useId, useRef } from 'react';
import { controlClass } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { teachAgentAction } from '@/lib/agents/preview/actions';
import { agentPreview } from '@/lib/content/pages/agent-preview';
import { idleForm } from '@/lib/forms/form-state';
import { MAX_QUESTION } from '@/lib/reader/answers/max-question';

const copy = agentPreview.gap;

/** Closes a gap: the owner answers an open question in one line, which the agent uses from then on. */
export function GapForm({
  question,
  returnTo,
  hidden,
}: {
  question: string;
  returnTo: string;
  hidden: Readonly<Record<string, string>>;
}) {
  const [state, act, busy] = useActionState(teachAgentAction, idleForm, returnTo);
  const id = useId();
  const message = useRef<HTMLParagraphElement>(null);
  const isDone = state.status === 'done';
  const error = state.status === 'invalid' ? state.errors.answer : undefined;

  useEffect(() => {
    if (isDone) message.current?.focus();
  }, [isDone]);

  if (isDone)
    return (
      <p ref={message} tabIndex={-1} className="mt-2 border-line border-t pt-2 wrap-anywhere">
        <b className="font-semibold">{copy.youSaid}</b> {state.values.answer}
        <span className="block text-small">{copy.done}</span>
      </p>
    );
  return (
    <form action={act} className="mt-2 grid gap-1.5">
      <FormAlert state={state} />
      {Object.entries({ ...hidden, question }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className="text-small">
        {copy.label}
      </label>
      <span className="flex gap-2">
        <input
          id={id}
          name="answer"
          maxLength={MAX_QUESTION}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={copy.placeholder}
          defaultValue={state.values.answer}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`min-w-0 flex-1 ${controlClass}`}
        />
        <SubmitButton busy={busy} variant="quiet">
          {copy.button}
        </SubmitButton>
      </span>
      {error ? (
        <p id={`${id}-error`} role="alert" className="font-semibold text-danger text-small">
          {error}
        </p>
      ) : null}
    </form>
  );
}
