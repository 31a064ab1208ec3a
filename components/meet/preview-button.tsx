'use client';

import { type FormEvent, type ReactNode, useActionState, useEffect, useRef, useState, useTransition } from 'react';
import { callAction } from '@/components/ui/call-action';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import type { FormAction } from '@/components/ui/use-server-form';
import { type FormState, idleForm } from '@/lib/forms/form-state';
import { begin } from './adoption-secret';

/** A form with a single button that acts on a preview. `done` replaces it afterwards and takes the focus, which screen readers announce. */
export function PreviewButton({
  action,
  returnTo,
  hidden,
  label,
  done,
  isLink = false,
  begins = false,
}: {
  action: FormAction;
  returnTo: string;
  hidden: Readonly<Record<string, string>>;
  label: string;
  done?: ReactNode;
  /** Looks like a link. */
  isLink?: boolean;
  /** Begins another preview, which is opened. */
  begins?: boolean;
}) {
  const [posted, act, acting] = useActionState(action, idleForm, returnTo);
  const [sent, setSent] = useState<FormState>();
  const [sending, startSending] = useTransition();
  const answer = sent ?? posted;
  const busy = acting || sending;
  const message = useRef<HTMLParagraphElement>(null);
  const isDone = answer.status === 'done' && done !== undefined;

  useEffect(() => {
    if (isDone) message.current?.focus();
  }, [isDone]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    startSending(async () => {
      setSent(await callAction(() => begin(action, data)));
    });
  }

  if (isDone)
    return (
      <p ref={message} tabIndex={-1} className="mt-2 font-semibold text-base">
        {done}
      </p>
    );
  return (
    <form
      action={act}
      onSubmit={begins ? onSubmit : undefined}
      className={`grid justify-items-start gap-2 ${isLink ? '' : 'mt-2'}`}
    >
      <FormAlert state={answer} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton
        busy={busy}
        busyLabel={label}
        variant="quiet"
        size="sm"
        className={isLink ? 'link -ml-4 border-none font-normal text-ink' : ''}
      >
        {label}
      </SubmitButton>
    </form>
  );
}
