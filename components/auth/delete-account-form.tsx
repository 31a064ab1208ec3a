'use client';

import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { useServerForm } from '@/components/ui/use-server-form';
import { removeAccount } from '@/lib/auth/account/account-actions';
import { PasswordField } from './password-field';

const loadSchema = () => import('@/lib/auth/account/schema').then((schemas) => schemas.deleteAccountSchema);

/** Requires the password: deletion cannot be undone, and the person at an unlocked phone need not be its owner. */
export function DeleteAccountForm({ label }: { label: string }) {
  const { state, errors, sending, formProps } = useServerForm({
    action: removeAccount,
    returnTo: '/account',
    loadSchema,
  });
  return (
    <form {...formProps} className="grid max-w-[30rem] gap-5">
      <FormAlert state={state} />
      <PasswordField
        label="Your password, to confirm"
        name="current"
        idPrefix="delete"
        kind="current-password"
        error={errors.current}
      />
      <SubmitButton busy={sending} size="sm" variant="danger" className="justify-self-start">
        {label}
      </SubmitButton>
    </form>
  );
}
