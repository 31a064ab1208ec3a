'use client';

import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { useServerForm } from '@/components/ui/use-server-form';
import { setNewPassword } from '@/lib/auth/account/email-link-actions';
import { passwordRules } from '@/lib/auth/account/messages';
import { PasswordField } from './password-field';

const loadSchema = () => import('@/lib/auth/account/schema').then((schemas) => schemas.resetSchema);

/** The end of a mailed link for a new password. */
export function NewPasswordForm({ token }: { token: string }) {
  const { answer, errors, sending, formProps } = useServerForm({
    action: setNewPassword,
    returnTo: `/auth/reset?token=${encodeURIComponent(token)}`,
    loadSchema,
  });
  return (
    <form {...formProps} className="grid gap-5">
      <FormAlert answer={answer} />
      <input type="hidden" name="token" value={token} />
      <PasswordField
        label="New password"
        idPrefix="reset"
        kind="new-password"
        hint={passwordRules}
        error={errors.password}
      />
      <SubmitButton busy={sending} className="justify-self-start">
        Set the password and sign in
      </SubmitButton>
    </form>
  );
}
