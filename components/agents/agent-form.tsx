'use client';

import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { type FormAction, useServerForm } from '@/components/ui/use-server-form';

type ServerForm = ReturnType<typeof useServerForm>;

type Props = {
  action: FormAction;
  agentId: string;
  returnTo: string;
  loadSchema: Parameters<typeof useServerForm>[0]['loadSchema'];
  button: string;
  variant?: 'primary' | 'quiet';
  /** Renders the fields. */
  children?: (form: Pick<ServerForm, 'errors' | 'typed'>) => ReactNode;
};

/** A form that acts on an agent. `found` of its result is good news. */
export function AgentForm({ action, agentId, returnTo, loadSchema, button, variant = 'primary', children }: Props) {
  const { state, errors, typed, sending, formProps } = useServerForm({ action, returnTo, loadSchema });
  return (
    <form {...formProps} className="grid max-w-[36rem] gap-4">
      <FormAlert state={state} />
      {state.status === 'done' && state.values.found ? <Alert tone="success" title={state.values.found} /> : null}
      <input type="hidden" name="agent" value={agentId} />
      {children?.({ errors, typed })}
      <SubmitButton busy={sending} size="sm" variant={variant} className="justify-self-start">
        {button}
      </SubmitButton>
    </form>
  );
}
