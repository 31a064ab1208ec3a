'use client';

import { Field } from '@/components/ui/field';
import { sendMessage } from '@/lib/leads/actions';
import { Confirmation, FormEnd, StoreFailure } from './form-frame';
import { useLeadForm } from './use-lead-form';

type Props = { consent: string; contactEmail: string };

export function ContactFormClient({ consent, contactEmail }: Props) {
  const { state, errors, busy, formProps } = useLeadForm('contactSchema', sendMessage, '/contact#message');
  const { values } = state;
  if (state.status === 'done') {
    return (
      <Confirmation title={`Thank you, ${values.name}. We have your message.`}>
        <p>
          A person reads it and answers to <strong>{values.email}</strong>, usually within one working day.
        </p>
      </Confirmation>
    );
  }
  return (
    <form {...formProps} className="grid gap-6">
      {state.status === 'failed' ? <StoreFailure errorId={state.errorId} contactEmail={contactEmail} /> : null}
      <input type="hidden" name="page" value="/contact" />
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Name" name="name" idPrefix="contact" required error={errors.name}>
          {(control) => <input {...control} autoComplete="name" maxLength={120} defaultValue={values.name} />}
        </Field>
        <Field label="E-mail" name="email" idPrefix="contact" required error={errors.email}>
          {(control) => (
            <input {...control} type="email" autoComplete="email" maxLength={254} defaultValue={values.email} />
          )}
        </Field>
        <Field label="Business name" name="businessName" idPrefix="contact" error={errors.businessName}>
          {(control) => (
            <input {...control} autoComplete="organization" maxLength={160} defaultValue={values.businessName} />
          )}
        </Field>
        <Field label="Website" name="businessUrl" idPrefix="contact" error={errors.businessUrl}>
          {(control) => (
            <input {...control} type="url" autoComplete="url" maxLength={300} defaultValue={values.businessUrl} />
          )}
        </Field>
      </div>
      <Field label="Message" name="message" idPrefix="contact" required error={errors.message}>
        {(control) => <textarea {...control} rows={6} maxLength={5000} defaultValue={values.message} />}
      </Field>
      <FormEnd label="Send message" busy={busy} consent={consent} />
    </form>
  );
}
