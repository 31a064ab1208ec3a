'use client';

import type { ReactNode } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { type FormAction, useServerForm } from '@/components/ui/use-server-form';

type ServerForm = Pick<ReturnType<typeof useServerForm>, 'errors'> & {
  typed: Readonly<Record<string, string | undefined>>;
};

type Props = {
  action: FormAction;
  agentId: string;
  returnTo: string;
  loadSchema: Parameters<typeof useServerForm>[0]['loadSchema'];
  button: string;
  variant?: 'primary' | 'quiet';
  initialValues?: Readonly<Record<string, string>>;
  /** What it says once it is done. */
  done?: string;
  isWide?: boolean;
  /** Renders the fields. */
  children?: (form: ServerForm) => ReactNode;
};

/** A form that acts on an agent. `found` of its result is good news. */
export function AgentForm({ agentId, button, variant = 'primary', done, isWide = false, children, ...options }: Props) {
  const { state, errors, typed, sending, formProps } = useServerForm(options);
  const news = state.status === 'done' ? state.values.found || done : undefined;
  return (
    <form {...formProps} className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${isWide ? '' : 'max-w-[36rem]'}`}>
      <FormAlert state={state} />
      <input type="hidden" name="agent" value={agentId} />
      {children?.({ errors, typed })}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton busy={sending} size="sm" variant={variant}>
          {button}
        </SubmitButton>
        <p role="status" className="font-semibold text-success">
          {sending ? null : news}
        </p>
      </div>
    </form>
  );
}
