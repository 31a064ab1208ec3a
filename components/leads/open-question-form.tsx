'use client';

import { useActionState } from 'react';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { trialStart } from '@/lib/content/pages/trial-start';
import { idleForm } from '@/lib/forms/form-state';
import { answerQuestion } from '@/lib/leads/actions';

type Props = {
  /** The token in the URL of the page. */
  trial: string;
  question: string;
  /** The answer that is stored already. */
  answer?: string;
  idPrefix: string;
};

/** One open question of a trial, answered in one line. */
export function OpenQuestionForm({ trial, question, answer, idPrefix }: Props) {
  const [state, act, busy] = useActionState(answerQuestion, idleForm, `/free-trial/${trial}#${idPrefix}-answer`);
  const { questions } = trialStart;
  const isSaved = state.status === 'done' || (state.status === 'idle' && answer !== undefined);
  return (
    <form action={act} noValidate className="grid gap-2">
      <FormAlert state={state} />
      <input type="hidden" name="trial" value={trial} />
      <input type="hidden" name="question" value={question} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <Field
          label={question}
          name="answer"
          idPrefix={idPrefix}
          error={state.status === 'invalid' ? state.errors.answer : undefined}
        >
          {(control) => <input {...control} autoComplete="off" defaultValue={state.values.answer ?? answer} />}
        </Field>
        <SubmitButton busy={busy} variant="quiet">
          {isSaved ? questions.change : questions.save}
        </SubmitButton>
      </div>
      <p role="status" className="text-base text-success">
        {isSaved ? questions.saved : null}
      </p>
    </form>
  );
}
