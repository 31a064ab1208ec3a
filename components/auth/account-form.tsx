'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { useServerForm } from '@/components/ui/use-server-form';

type ServerForm = ReturnType<typeof useServerForm>;

type Props = Pick<Parameters<typeof useServerForm>[0], 'action' | 'loadSchema'> & {
  button: string;
  variant?: ComponentProps<typeof SubmitButton>['variant'];
  /** Renders the fields. */
  children: (form: Pick<ServerForm, 'errors' | 'typed'>) => ReactNode;
};

/** A form of the account page: result, fields and a small submit button. */
export function AccountForm({ action, loadSchema, button, variant = 'quiet', children }: Props) {
  const { state, errors, typed, sending, formProps } = useServerForm({ action, returnTo: '/account', loadSchema });
  return (
    <form {...formProps} className="grid max-w-[30rem] gap-5">
      <FormAlert state={state} />
      {children({ errors, typed })}
      <SubmitButton busy={sending} size="sm" variant={variant} className="justify-self-start">
        {button}
      </SubmitButton>
    </form>
  );
}
