'use client';

import { useActionState, useId } from 'react';
import { Alert } from '@/components/ui/alert';
import { controlClass } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { setTaughtAction, teachAction } from '@/lib/agents/taught-actions';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { idleForm } from '@/lib/forms/form-state';
import { useRefresh } from './use-refresh';

const copy = agentDesk.teach;

/** Teaches the answer to a question: to a given one, or to one that is typed. What was typed stays until it is taught. */
export function TeachForm({
  agentId,
  returnTo,
  question,
  answer = '',
}: {
  agentId: string;
  returnTo: string;
  question?: string;
  answer?: string;
}) {
  const [state, act, busy] = useActionState(teachAction, idleForm, returnTo);
  useRefresh(state);
  const id = useId();
  const isDone = state.status === 'done';
  const errors = state.status === 'invalid' ? state.errors : {};
  const typed = state.status === 'idle' || isDone ? {} : state.values;
  return (
    <form action={act} className="grid max-w-[36rem] grid-cols-[minmax(0,1fr)] gap-3">
      <FormAlert state={state} />
      {isDone ? <Alert tone="success" title={copy.taught(state.values.question ?? '')} /> : null}
      <input type="hidden" name="agent" value={agentId} />
      {question === undefined ? (
        <>
          <label htmlFor={`${id}question`} className="font-semibold">
            {copy.question}
          </label>
          <input
            id={`${id}question`}
            name="question"
            defaultValue={typed.question}
            maxLength={300}
            aria-invalid={errors.question ? true : undefined}
            className={controlClass}
          />
          {errors.question ? <p className="text-danger">{errors.question}</p> : null}
        </>
      ) : (
        <input type="hidden" name="question" value={question} />
      )}
      <label htmlFor={`${id}answer`} className="font-semibold">
        {copy.answer}
        {question === undefined ? null : <span className="sr-only">: {question}</span>}
      </label>
      <textarea
        id={`${id}answer`}
        name="answer"
        rows={2}
        defaultValue={typed.answer ?? answer}
        aria-invalid={errors.answer ? true : undefined}
        aria-describedby={`${id}hint`}
        className={controlClass}
      />
      <p id={`${id}hint`} className={errors.answer ? 'text-danger' : 'text-base text-muted'}>
        {errors.answer ?? copy.answerHint}
      </p>
      <SubmitButton busy={busy} size="sm" className="justify-self-start">
        {copy.teach}
      </SubmitButton>
    </form>
  );
}

/** Undoes a taught answer, or uses one again. */
export function TaughtButton({
  agentId,
  returnTo,
  taughtId,
  question,
  holds,
}: {
  agentId: string;
  returnTo: string;
  taughtId: string;
  question: string;
  holds: boolean;
}) {
  const [state, act, busy] = useActionState(setTaughtAction, idleForm, returnTo);
  useRefresh(state);
  const label = holds ? copy.undo : copy.again;
  return (
    <form action={act} className="grid gap-2">
      <FormAlert state={state} />
      <input type="hidden" name="agent" value={agentId} />
      <input type="hidden" name="taught" value={taughtId} />
      <input type="hidden" name="holds" value={holds ? 'no' : 'yes'} />
      <SubmitButton busy={busy} busyLabel={label} variant="quiet" size="xs" className="justify-self-start">
        {label}
        <span className="sr-only">: {question}</span>
      </SubmitButton>
    </form>
  );
}
