'use client';

import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/ui/form-alert';
import { Link } from '@/components/ui/link';
import { SubmitButton } from '@/components/ui/submit-button';
import { showToast } from '@/components/ui/toaster';
import { useServerForm } from '@/components/ui/use-server-form';
import { signIn as signInAction } from '@/lib/auth/sign-in/actions';
import { authPath, safeReturnPath } from '@/lib/auth/sign-in/return-path';
import { useAuth } from './auth-provider';
import { EmailField } from './email-field';
import { PasswordField } from './password-field';

const loadSchema = () => import('@/lib/auth/account/schema').then((schemas) => schemas.signInSchema);

/** The fields that the sign-in and the sign-up form share. `callbackUrl` is the path to go to afterwards. */
export type AuthFormProps = { callbackUrl: string; email?: string; onEmailChange: (email: string) => void };

/** The sign-in form: e-mail address and password. */
export function SignInForm({ callbackUrl, email, onEmailChange }: AuthFormProps) {
  const router = useRouter();
  const auth = useAuth();
  const { state, errors, typed, sending, formProps } = useServerForm({
    action: signInAction,
    send: auth.signIn,
    returnTo: authPath({ callbackUrl }),
    loadSchema,
    onResult: (state) => {
      if (state.status === 'rejected')
        showToast({ title: 'Sign in failed', text: state.message, tone: 'error', announced: false });
      if (state.status !== 'done') return;
      showToast({ title: 'Welcome back!', text: 'You have successfully signed in.' });
      router.push(safeReturnPath(callbackUrl));
    },
  });
  return (
    <form {...formProps} className="grid gap-5">
      <FormAlert state={state} title="Sign in failed" />
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <EmailField idPrefix="sign-in" typed={typed.email ?? email} error={errors.email} onChange={onEmailChange} />
      <PasswordField idPrefix="sign-in" kind="current-password" error={errors.password} />
      <SubmitButton busy={sending || state.status === 'done'} busyLabel="Signing in…">
        Sign In
      </SubmitButton>
      <p className="flex flex-wrap gap-x-6">
        <Link href={authPath({ callbackUrl }, '/auth/reset')} className="link inline-block py-2" prefetch={false}>
          Forgot your password?
        </Link>
        <Link href={authPath({ callbackUrl }, '/auth/confirm')} className="link inline-block py-2" prefetch={false}>
          No confirmation e-mail?
        </Link>
      </p>
    </form>
  );
}
