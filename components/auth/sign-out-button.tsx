'use client';

import { type FormEvent, useActionState, useTransition } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { signOut as signOutAction } from '@/lib/auth/sign-in/actions';
import { idleForm } from '@/lib/forms/form-state';
import { useSignOut } from './account-entries';

/** Signs out with the same message as the account menu; without JavaScript by a form. */
export function SignOutButton() {
  const [state, act] = useActionState(signOutAction, idleForm, '/account');
  const [busy, start] = useTransition();
  const signOut = useSignOut();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    start(signOut);
  }

  return (
    <form action={act} onSubmit={onSubmit}>
      <FormAlert state={state} />
      <SubmitButton busy={busy} variant="quiet" size="sm">
        Sign out here
      </SubmitButton>
    </form>
  );
}
