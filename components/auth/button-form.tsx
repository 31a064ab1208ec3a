'use client';

import { useActionState } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import type { FormAction } from '@/components/ui/use-server-form';
import { idleForm } from '@/lib/forms/form-state';

/** One button that acts. `token` goes along where a mailed link brought it. */
export function ButtonForm({
  action,
  returnTo,
  label,
  token,
  variant,
  size,
}: {
  action: FormAction;
  returnTo: string;
  label: string;
  token?: string;
  variant?: 'primary' | 'quiet';
  size?: 'md' | 'sm';
}) {
  const [answer, act, busy] = useActionState(action, idleForm, returnTo);
  return (
    <form action={act} className="grid justify-items-start gap-4">
      <FormAlert answer={answer} />
      {token ? <input type="hidden" name="token" value={token} /> : null}
      <SubmitButton busy={busy} variant={variant} size={size}>
        {label}
      </SubmitButton>
    </form>
  );
}
