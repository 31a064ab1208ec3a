'use client';

import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { useServerForm } from '@/components/ui/use-server-form';
import { authPath } from '@/lib/auth/sign-in/return-path';
import { provePassword } from '@/lib/auth/step-up/actions';
import { PasswordField } from './password-field';

const loadSchema = () => import('@/lib/auth/step-up/schema').then((schemas) => schemas.proofSchema);

/** Asks a signed-in user for the password; works without JavaScript. */
export function ProofForm({ callbackUrl }: { callbackUrl: string }) {
  const { state, errors, sending, formProps } = useServerForm({
    action: provePassword,
    returnTo: authPath({ callbackUrl }, '/auth/step-up'),
    loadSchema,
  });
  return (
    <form {...formProps} className="grid gap-5">
      <FormAlert state={state} />
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <PasswordField
        label="Your password"
        name="current"
        idPrefix="proof"
        kind="current-password"
        error={errors.current}
      />
      <SubmitButton busy={sending} className="justify-self-start">
        Continue
      </SubmitButton>
    </form>
  );
}
