'use client';

import { useActionState } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import type { FormAction } from '@/components/ui/use-server-form';
import { idleForm } from '@/lib/forms/form-state';

/** A form that consists of one button. `token` is submitted with it: the token of a mailed link, or the id of the item. */
export function ButtonForm({
  action,
  returnTo,
  label,
  description,
  token,
  callbackUrl,
  variant,
  size,
}: {
  action: FormAction;
  returnTo: string;
  label: string;
  /** The item, for screen readers, if several buttons have the same label. */
  description?: string;
  token?: string;
  callbackUrl?: string;
  variant?: 'primary' | 'quiet';
  size?: 'md' | 'sm';
}) {
  const [state, act, busy] = useActionState(action, idleForm, returnTo);
  return (
    <form action={act} className="grid justify-items-start gap-4">
      <FormAlert state={state} />
      {token ? <input type="hidden" name="token" value={token} /> : null}
      {callbackUrl ? <input type="hidden" name="callbackUrl" value={callbackUrl} /> : null}
      <SubmitButton busy={busy} variant={variant} size={size}>
        {label}
        {description ? <span className="sr-only"> {description}</span> : null}
      </SubmitButton>
    </form>
  );
}
