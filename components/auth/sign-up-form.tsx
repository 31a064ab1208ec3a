'use client';

import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { showToast } from '@/components/ui/toaster';
import { useServerForm } from '@/components/ui/use-server-form';
import { signUp as signUpAction } from '@/lib/auth/account/email-link-actions';
import { passwordRules } from '@/lib/auth/account/messages';
import { authPath } from '@/lib/auth/sign-in/return-path';
import { useAuth } from './auth-provider';
import { CheckYourEmail } from './check-your-email';
import { EmailField } from './email-field';
import { NameField } from './name-field';
import { PasswordField } from './password-field';
import type { AuthFormProps } from './sign-in-form';

const loadSchema = () => import('@/lib/auth/account/schema').then((schemas) => schemas.signUpSchema);

const sent = {
  title: 'Check your email',
  text: "We've sent you a confirmation link to complete your registration.",
};

/** The sign-up form. Afterwards it tells the visitor to open the mailed link. */
export function SignUpForm({ callbackUrl, email, onEmailChange }: AuthFormProps) {
  const auth = useAuth();
  const { state, errors, typed, sending, formProps } = useServerForm({
    action: signUpAction,
    send: auth.signUp,
    returnTo: authPath({ tab: 'sign-up', callbackUrl }),
    loadSchema,
    onResult: (state) => {
      if (state.status === 'done') showToast(sent);
      if (state.status === 'rejected')
        showToast({ title: 'Sign up failed', text: state.message, tone: 'error', announced: false });
    },
  });
  if (state.status === 'done')
    return <CheckYourEmail {...sent} email={state.values.email ?? ''} callbackUrl={callbackUrl} />;
  return (
    <form {...formProps} className="grid gap-5">
      <h2 className="text-h3">Create an account</h2>
      <FormAlert state={state} title="Sign up failed" />
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <NameField typed={typed.displayName} error={errors.displayName} />
      <EmailField idPrefix="sign-up" typed={typed.email ?? email} error={errors.email} onChange={onEmailChange} />
      <PasswordField idPrefix="sign-up" kind="new-password" hint={passwordRules} error={errors.password} />
      <SubmitButton busy={sending}>Sign Up</SubmitButton>
    </form>
  );
}
