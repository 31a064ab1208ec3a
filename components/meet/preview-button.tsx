'use client';

import { type ReactNode, useActionState, useEffect, useRef } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import type { FormAction } from '@/components/ui/use-server-form';
import { idleForm } from '@/lib/forms/form-state';

/** A form with a single button that acts on a preview. `done` replaces it afterwards and takes the focus, which screen readers announce. */
export function PreviewButton({
  action,
  returnTo,
  hidden,
  label,
  done,
  isLink = false,
}: {
  action: FormAction;
  returnTo: string;
  hidden: Readonly<Record<string, string>>;
  label: string;
  done?: ReactNode;
  /** Looks like a link. */
  isLink?: boolean;
}) {
  const [answer, act, busy] = useActionState(action, idleForm, returnTo);
  const message = useRef<HTMLParagraphElement>(null);
  const isDone = answer.status === 'done' && done !== undefined;

  useEffect(() => {
    if (isDone) message.current?.focus();
  }, [isDone]);

  if (isDone)
    return (
      <p ref={message} tabIndex={-1} className="mt-2 font-semibold text-base">
        {done}
      </p>
    );
  return (
    <form action={act} className={`grid justify-items-start gap-2 ${isLink ? '' : 'mt-2'}`}>
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
