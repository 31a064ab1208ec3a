'use client';

import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { useServerForm } from '@/components/ui/use-server-form';
import { updatePassword } from '@/lib/auth/account/account-actions';
import { passwordRules } from '@/lib/auth/account/messages';
import { PasswordField } from './password-field';

const loadSchema = () => import('@/lib/auth/account/schema').then((schemas) => schemas.changePasswordSchema);

/** Changes the password of the signed-in user. */
export function ChangePasswordForm() {
  const { state, errors, sending, formProps } = useServerForm({
    action: updatePassword,
    returnTo: '/account',
    loadSchema,
  });
  return (
    <form {...formProps} className="grid max-w-[30rem] gap-5">
      <FormAlert state={state} />
      <PasswordField
        label="Current password"
        name="current"
        idPrefix="change"
        kind="current-password"
        error={errors.current}
      />
      <PasswordField
        label="New password"
        idPrefix="change"
        kind="new-password"
        hint={passwordRules}
        error={errors.password}
      />
      <SubmitButton busy={sending} size="sm" variant="quiet" className="justify-self-start">
        Change password
      </SubmitButton>
    </form>
  );
}
