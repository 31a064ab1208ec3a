'use client';

import { useActionState } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import type { FormAction } from '@/components/ui/use-server-form';
import { idleForm } from '@/lib/forms/form-state';
import { useRefresh } from './use-refresh';

/** A form that is one button. `hidden` says what it acts on, `description` does so to screen readers. */
export function PressForm({
  action,
  returnTo,
  hidden,
  label,
  description,
  variant = 'quiet',
  size = 'sm',
}: {
  action: FormAction;
  returnTo: string;
  hidden: Readonly<Record<string, string>>;
  label: string;
  description?: string;
  variant?: 'primary' | 'quiet' | 'danger';
  size?: 'sm' | 'xs';
}) {
  const [state, act, busy] = useActionState(action, idleForm, returnTo);
  useRefresh(state);
  return (
    <form action={act} className="grid gap-3">
      <FormAlert state={state} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton busy={busy} busyLabel={label} variant={variant} size={size} className="justify-self-start">
        {label}
        {description ? <span className="sr-only"> {description}</span> : null}
      </SubmitButton>
    </form>
  );
}
