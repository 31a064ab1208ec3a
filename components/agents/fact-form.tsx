'use client';

import { useId } from 'react';
import { FactKindField } from '@/components/scraper/fact-kind-field';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { Textarea } from '@/components/ui/textarea';
import { useServerForm } from '@/components/ui/use-server-form';
import { sayFactAction } from '@/lib/agents/facts/actions';
import { factHint } from '@/lib/content/fact-kinds';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { useFreshForm } from './use-fresh-form';

const copy = agentDesk.facts;

const loadSchema = () => import('@/lib/agents/facts/fact-schema').then(({ factSchema }) => factSchema);

type Props = {
  agentId: string;
  returnTo: string;
  /** The fact to correct; without one, a fact is added. */
  fact?: Readonly<Record<'kind' | 'heading' | 'text' | 'url', string>>;
  correction?: string;
};

/** Corrects a fact, or adds one. */
export function FactForm(props: Props) {
  const { key, boxProps, begin } = useFreshForm(props.correction ?? '');
  return (
    <div {...boxProps}>
      <EmptyForm key={key} {...props} onSaid={begin} />
    </div>
  );
}

function EmptyForm({ agentId, returnTo, fact, correction = '', onSaid }: Props & { onSaid: () => void }) {
  const id = useId();
  const { state, errors, typed, sending, formProps } = useServerForm({
    action: sayFactAction,
    returnTo,
    loadSchema,
    initialValues: { correction },
    onResult: (result) => {
      if (result.status === 'done') onSaid();
    },
  });
  const hidden = {
    agent: agentId,
    verdict: fact ? 'corrected' : 'added',
    ...(fact ?? { heading: '', text: '', url: '' }),
  };
  return (
    <form {...formProps} className="grid max-w-[36rem] grid-cols-[minmax(0,1fr)] gap-3">
      <FormAlert state={state} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fact ? null : <FactKindField idPrefix={id} error={errors.kind} initial={typed.kind} />}
      <Field
        label={fact ? copy.correction : copy.fact}
        name="correction"
        idPrefix={id}
        hint={factHint}
        error={errors.correction}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={Math.min(8, correction.split('\n').length + 1)}
            defaultValue={typed.correction}
          />
        )}
      </Field>
      <SubmitButton busy={sending} size="sm" className="justify-self-start">
        {fact ? copy.save : copy.add}
      </SubmitButton>
    </form>
  );
}
