'use client';

import { Field } from '@/components/ui/field';
import { useServerForm } from '@/components/ui/use-server-form';
import { idleForm } from '@/lib/forms/form-state';
import { sendMessage } from '@/lib/leads/actions';
import { labelsOf } from '@/lib/leads/fields';
import { topics } from '@/lib/leads/topics';
import { discardFormDraft } from './form-draft';
import { Confirmation, ErrorSummary, FormEnd, type Reach, StoreFailure } from './form-frame';
import { addFormToken } from './form-token';
import { HiddenFields } from './hidden-fields';
import { LeadFields } from './lead-fields';

const loadSchema = () => import('@/lib/leads/schema').then((schemas) => schemas.contactSchema);

type Props = { consent: string; reach: Reach };

const ID = 'contact-form';
const PAGE = '/contact';
const TOPIC = 'What is it about?';
const labels = { ...labelsOf('contact'), topic: TOPIC };

/** The interactive part of the contact form. */
export function ContactFormClient({ consent, reach }: Props) {
  const { state, errors, typed, sending, formProps } = useServerForm({
    action: sendMessage,
    returnTo: `${PAGE}#${ID}`,
    loadSchema,
    send: async (form) => {
      await addFormToken(form);
      return sendMessage(idleForm, form);
    },
    onResult: ({ status }) => {
      if (status === 'done') discardFormDraft(ID);
    },
  });
  if (state.status === 'done') {
    return (
      <Confirmation id={ID} title={`Thank you, ${state.values.name}. We have your message.`}>
        <p>
          One of us reads it and replies to <strong>{state.values.email}</strong> within one working day.
        </p>
      </Confirmation>
    );
  }
  return (
    <form {...formProps} id={ID} className="grid gap-6">
      {state.status === 'failed' ? <StoreFailure errorId={state.errorId} reach={reach} /> : null}
      {state.status === 'invalid' ? <ErrorSummary idPrefix="contact" labels={labels} errors={errors} /> : null}
      <HiddenFields page={PAGE} />
      <LeadFields form="contact" typed={typed} errors={errors}>
        <Field label={TOPIC} name="topic" idPrefix="contact">
          {(control) => (
            <select {...control} defaultValue={typed.topic ?? ''}>
              <option value="">A question</option>
              {Object.entries(topics).map(([value, { label }]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      </LeadFields>
      <FormEnd label="Send message" busy={sending} consent={consent} />
    </form>
  );
}
