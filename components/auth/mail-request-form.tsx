'use client';

import { Alert } from '@/components/ui/alert';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { type FormAction, useServerForm } from '@/components/ui/use-server-form';
import { EmailField } from './email-field';

const loadSchema = () => import('@/lib/auth/account/schema').then((schemas) => schemas.emailSchema);

type Props = {
  action: FormAction;
  returnTo: string;
  callbackUrl: string;
  label: string;
  sent: { title: string; text: string };
};

/** Requests a link by e-mail. The response does not tell whether there is an account. */
export function MailRequestForm({ action, returnTo, callbackUrl, label, sent }: Props) {
  const { state, errors, typed, sending, formProps } = useServerForm({ action, returnTo, loadSchema });
  if (state.status === 'done') {
    return (
      <Alert tone="success">
        <h2 className="text-h3">{sent.title}</h2>
        <p className="mt-3 wrap-anywhere">{sent.text}</p>
      </Alert>
    );
  }
  return (
    <form {...formProps} className="grid gap-5">
      <FormAlert state={state} />
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <EmailField idPrefix="mail" typed={typed.email} error={errors.email} />
      <SubmitButton busy={sending} className="justify-self-start">
        {label}
      </SubmitButton>
    </form>
  );
}
