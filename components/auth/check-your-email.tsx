'use client';

import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { useServerForm } from '@/components/ui/use-server-form';
import { resend } from '@/lib/auth/account/email-link-actions';

const loadSchema = () => import('@/lib/auth/account/schema').then((schemas) => schemas.emailSchema);

type Props = { title: string; text: string; email: string; callbackUrl: string };

/** After a sign-up: where the link was sent, and a button to send it again. Takes the focus, so screen readers announce it. */
export function CheckYourEmail({ title, text, email, callbackUrl }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { state, sending, formProps } = useServerForm({ action: resend, returnTo: '/auth/confirm', loadSchema });
  return (
    <Alert tone="success" ref={box} tabIndex={-1} className="grid scroll-mt-24 gap-4">
      <h2 className="text-h3">{title}</h2>
      <p className="wrap-anywhere">
        {text} We sent it to <strong>{email}</strong>. It expires after a day.
      </p>
      <form {...formProps} className="grid gap-3 border-line border-t pt-4">
        <p className="text-base text-muted">Nothing there after a few minutes? Check your spam folder first.</p>
        <FormAlert state={state} />
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="callbackUrl" value={callbackUrl} />
        {state.status === 'done' ? (
          <p className="font-semibold">Sent again.</p>
        ) : (
          <SubmitButton busy={sending} variant="quiet" size="sm" className="justify-self-start">
            Send the link again
          </SubmitButton>
        )}
      </form>
    </Alert>
  );
}
