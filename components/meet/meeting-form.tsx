'use client';

import { useActionState, useEffect, useRef } from 'react';
import { addFormToken, requestFormToken } from '@/components/leads/form-token';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import type { TakenRequest } from '@/lib/agent/requests/taken-request';
import { consent } from '@/lib/content/consent';
import { ownChat } from '@/lib/content/pages/meet-your-agent';
import { type FormState, idleForm } from '@/lib/forms/form-state';
import { sendMessage } from '@/lib/leads/actions';
import { type Topic, topics } from '@/lib/leads/topics';

const copy = ownChat.meeting;

/** Sends the consultation or demo that the agent took down to the team, once the visitor has read it. */
export function MeetingForm({ request: { kind, asked, slots } }: { request: TakenRequest }) {
  const [state, send, busy] = useActionState(async (_previous: FormState, form: FormData) => {
    await addFormToken(form);
    return sendMessage(idleForm, form);
  }, idleForm);
  const message = useRef<HTMLParagraphElement>(null);
  const isDone = state.status === 'done';
  const topic: Topic = kind === 'demo' ? 'demo' : 'consultation';
  const fields = {
    page: '/contact',
    topic,
    name: slots.name ?? '',
    email: slots.email ?? '',
    phone: slots.contact ?? '',
    message: `${topics[topic].label}: ${slots.day}, ${slots.time}. “${asked}”`,
  };

  // The token's age tells a person from a script, so it is not fetched only when the form is sent.
  useEffect(() => void requestFormToken(), []);
  useEffect(() => {
    if (isDone) message.current?.focus();
  }, [isDone]);

  if (isDone)
    return (
      <p ref={message} tabIndex={-1} className="mt-2 border-line border-t pt-2 font-semibold">
        {copy.done(slots.email ?? '')}
      </p>
    );
  return (
    <form action={send} className="mt-2 grid justify-items-start gap-2 border-line border-t pt-2">
      <FormAlert state={state} />
      {state.status === 'invalid' ? (
        <p role="alert" className="font-semibold text-danger">
          {Object.values(state.errors).join(' ')}
        </p>
      ) : null}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="text-small">{consent.contact.text}</p>
      <SubmitButton busy={busy} size="sm">
        {copy.send(topics[topic].label)}
      </SubmitButton>
    </form>
  );
}
