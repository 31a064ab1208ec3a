'use client';

import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { showToast } from '@/components/ui/toaster';
import { useServerForm } from '@/components/ui/use-server-form';
import { signUp as signUpAction } from '@/lib/auth/actions';
import { passwordRules } from '@/lib/auth/messages';
import { useAuth } from './auth-provider';
import { CheckYourEmail } from './check-your-email';
import { EmailField } from './email-field';
import { PasswordField } from './password-field';

const loadSchema = () => import('@/lib/auth/account/schema').then((schemas) => schemas.signUpSchema);

const sent = {
  title: 'Check your email',
  text: "We've sent you a confirmation link to complete your registration.",
};

export function SignUpForm() {
  const auth = useAuth();
  const { answer, errors, typed, sending, formProps } = useServerForm({
    action: signUpAction,
    send: auth.signUp,
    returnTo: '/auth?tab=sign-up',
    loadSchema,
    onAnswer: (state) => {
      if (state.status === 'done') showToast(sent);
      if (state.status === 'refused')
        showToast({ title: 'Sign up failed', text: state.message, tone: 'error', announced: false });
    },
  });
  if (answer.status === 'done') return <CheckYourEmail {...sent} email={answer.values.email ?? ''} />;
  return (
    <form {...formProps} className="grid gap-5">
      <FormAlert answer={answer} title="Sign up failed" />
      <Field label="Your name" name="displayName" idPrefix="sign-up" hint="If you like" error={errors.displayName}>
        {(control) => (
          <input {...control} autoComplete="name" autoCapitalize="words" defaultValue={typed.displayName} />
        )}
      </Field>
      <EmailField idPrefix="sign-up" typed={typed.email} error={errors.email} />
      <PasswordField idPrefix="sign-up" kind="new-password" hint={passwordRules} error={errors.password} />
      <SubmitButton busy={sending}>Sign Up</SubmitButton>
    </form>
  );
}
