'use client';

import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { useServerForm } from '@/components/ui/use-server-form';
import { signInByRecoveryCode } from '@/lib/auth/passkeys/actions';
import { authPath } from '@/lib/auth/sign-in/return-path';

const loadSchema = () => import('@/lib/auth/passkeys/schema').then((schemas) => schemas.recoveryCodeSchema);

/** Where a passkey is asked for, with the label of the button. */
const labels = { '/auth/passkey': 'Sign in with a recovery code', '/auth/step-up': 'Use a recovery code' } as const;

export type SecondFactorProps = { callbackUrl: string; page: keyof typeof labels };

/** Takes a recovery code in place of the passkey; works without JavaScript. */
export function RecoveryCodeForm({ callbackUrl, page }: SecondFactorProps) {
  const { state, errors, sending, formProps } = useServerForm({
    action: signInByRecoveryCode,
    returnTo: authPath({ callbackUrl }, page),
    loadSchema,
  });
  return (
    <form {...formProps} className="grid gap-5">
      <FormAlert state={state} />
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <Field label="Recovery code" name="code" idPrefix="recovery" required error={errors.code}>
        {(control) => <input {...control} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />}
      </Field>
      <SubmitButton busy={sending} variant="quiet" className="justify-self-start">
        {labels[page]}
      </SubmitButton>
    </form>
  );
}
