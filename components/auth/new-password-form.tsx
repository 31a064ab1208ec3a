'use client';

import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { useServerForm } from '@/components/ui/use-server-form';
import { confirmEmail, setNewPassword, undoChange } from '@/lib/auth/account/email-link-actions';
import { passwordRules } from '@/lib/auth/account/messages';
import { authPath } from '@/lib/auth/sign-in/return-path';
import { NameField } from './name-field';
import { PasswordField } from './password-field';

const loadSchema = () => import('@/lib/auth/account/schema').then((schemas) => schemas.resetSchema);

const actions = { '/auth/confirm': confirmEmail, '/auth/reset': setNewPassword, '/auth/undo': undoChange } as const;

type Props = { token: string; callbackUrl: string; page?: keyof typeof actions };

/** Sets the password behind a mailed link; with that of a confirmation, the name of the account too. */
export function NewPasswordForm({ token, callbackUrl, page = '/auth/reset' }: Props) {
  const { state, errors, typed, sending, formProps } = useServerForm({
    action: actions[page],
    returnTo: authPath({ token, callbackUrl }, page),
    loadSchema,
  });
  return (
    <form {...formProps} className="grid gap-5">
      <FormAlert state={state} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      {page === '/auth/confirm' ? <NameField typed={typed.displayName} error={errors.displayName} /> : null}
      <PasswordField
        label={page === '/auth/confirm' ? 'Password' : 'New password'}
        idPrefix="reset"
        kind="new-password"
        hint={passwordRules}
        error={errors.password}
      />
      <SubmitButton busy={sending} className="justify-self-start">
        Set password and sign in
      </SubmitButton>
    </form>
  );
}
