'use client';

import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { useServerForm } from '@/components/ui/use-server-form';
import { resend } from '@/lib/auth/actions';

const loadSchema = () => import('@/lib/auth/account/schema').then((schemas) => schemas.emailSchema);

/** After a sign-up: where the link went, and a way to get it again. Focus moves here, so it is read out. */
export function CheckYourEmail({ title, text, email }: { title: string; text: string; email: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { answer, sending, formProps } = useServerForm({ action: resend, returnTo: '/auth/confirm', loadSchema });
  return (
    <Alert tone="success" ref={box} tabIndex={-1} className="grid scroll-mt-24 gap-4">
      <h2 className="text-h3">{title}</h2>
      <p className="wrap-anywhere">
        {text} It goes to <strong>{email}</strong> and holds for a day.
      </p>
      <form {...formProps} className="grid gap-3 border-line border-t pt-4">
        <p className="text-base text-muted">Nothing there after a few minutes? Look among the junk mail first.</p>
        <FormAlert answer={answer} />
        <input type="hidden" name="email" value={email} />
        {answer.status === 'done' ? (
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
