'use client';

import { useId } from 'react';
import { Alert } from '@/components/ui/alert';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { Textarea } from '@/components/ui/textarea';
import { showToast } from '@/components/ui/toaster';
import { useServerForm } from '@/components/ui/use-server-form';
import { teachAction } from '@/lib/agents/taught-actions';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { MAX_QUESTION } from '@/lib/reader/answers/max-question';
import { useFreshForm } from './use-fresh-form';

const copy = agentDesk.teach;

const loadSchema = () => import('@/lib/agents/taught-schema').then(({ teachSchema }) => teachSchema);

type Props = {
  agentId: string;
  returnTo: string;
  /** Without one, it is typed; what stands here may be changed if `editsQuestion`. */
  question?: string;
  editsQuestion?: boolean;
  answer?: string;
  /** Where the answer will be used. */
  use?: string;
  /** In one line, where several stand below each other. */
  isShort?: boolean;
  onTaught?: () => void;
};

/** Teaches the answer to a question: to a given one, or to one that is typed. What was typed stays until it is taught. */
export function TeachForm({ onTaught, ...props }: Props) {
  const { key, boxProps, begin } = useFreshForm(props.answer ?? '');
  return (
    <div {...boxProps}>
      <EmptyForm
        key={key}
        {...props}
        onTaught={() => {
          begin();
          onTaught?.();
        }}
      />
    </div>
  );
}

function EmptyForm({
  agentId,
  returnTo,
  question = '',
  editsQuestion = question === '',
  answer = '',
  use,
  isShort = false,
  onTaught,
}: Props & { onTaught: () => void }) {
  const id = useId();
  const { state, errors, typed, sending, formProps } = useServerForm({
    action: teachAction,
    returnTo,
    loadSchema,
    initialValues: { question, answer },
    onResult: (result) => {
      if (result.status !== 'done') return;
      showToast({ title: copy.taughtTitle, text: copy.taught(result.values.question ?? ''), tone: 'success' });
      onTaught();
    },
  });
  return (
    <form
      {...formProps}
      className={`grid max-w-[36rem] grid-cols-[minmax(0,1fr)] gap-3 ${isShort ? 'short-form' : ''}`}
    >
      <FormAlert state={state} />
      {state.status === 'done' ? <Alert tone="success" title={copy.taught(state.values.question ?? '')} /> : null}
      <input type="hidden" name="agent" value={agentId} />
      {editsQuestion ? (
        <Field label={copy.question} name="question" idPrefix={id} error={errors.question}>
          {(control) => <input {...control} defaultValue={typed.question} maxLength={MAX_QUESTION} />}
        </Field>
      ) : (
        <input type="hidden" name="question" value={question} />
      )}
      <Field
        label={
          <span className={isShort ? 'sr-only' : undefined}>
            {copy.answer}
            {editsQuestion ? null : <span className="sr-only">: {question}</span>}
          </span>
        }
        name="answer"
        idPrefix={id}
        hint={isShort ? undefined : copy.answerHint}
        error={errors.answer}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={isShort ? 1 : 2}
            placeholder={isShort ? copy.answer : undefined}
            defaultValue={typed.answer}
          />
        )}
      </Field>
      {use ? <p className="text-base text-muted">{use}</p> : null}
      <SubmitButton busy={sending} size="sm" className="justify-self-start">
        {copy.teach}
      </SubmitButton>
    </form>
  );
}
