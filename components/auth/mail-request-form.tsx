'use client';

import { Alert } from '@/components/ui/alert';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { type FormAction, useServerForm } from '@/components/ui/use-server-form';
import { EmailField } from './email-field';

const loadSchema = () => import('@/lib/auth/account/schema').then((schemas) => schemas.emailSchema);

type Props = { action: FormAction; returnTo: string; label: string; sent: { title: string; text: string } };

/** Asks for an address that something is mailed to. The answer is the same whether or not it is known here. */
export function MailRequestForm({ action, returnTo, label, sent }: Props) {
  const { answer, errors, typed, sending, formProps } = useServerForm({ action, returnTo, loadSchema });
  if (answer.status === 'done') {
    return (
      <Alert tone="success">
        <h2 className="text-h3">{sent.title}</h2>
        <p className="mt-3 wrap-anywhere">{sent.text}</p>
      </Alert>
    );
  }
  return (
    <form {...formProps} className="grid gap-5">
      <FormAlert answer={answer} />
      <EmailField idPrefix="mail" typed={typed.email} error={errors.email} />
      <SubmitButton busy={sending} className="justify-self-start">
        {label}
      </SubmitButton>
    </form>
  );
}
