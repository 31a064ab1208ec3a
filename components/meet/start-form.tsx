'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from 'react';
import { callAction } from '@/components/ui/call-action';
import { fetchFormToken } from '@/components/ui/fetch-form-token';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { startPreviewAction } from '@/lib/agents/preview/actions';
import { type FormState, idleForm } from '@/lib/forms/form-state';
import { openBegun } from './adoption-secret';

const START_PATH = '/meet-your-agent/start';

export type StartFormProps = {
  /** Present on pages rendered per visitor. Without it and without JavaScript, the form first leads to such a page. */
  formToken?: string;
  website?: string;
  industry?: string;
  agent?: string;
  /** The industries to choose from; without them the form has only the website field. */
  industries?: readonly { value: string; label: string }[];
  copy: { website: string; industry?: string; industryHint?: string; placeholder: string; button: string };
};

/** The form that starts a preview. */
export function StartForm({ formToken, website, industry, agent, industries, copy }: StartFormProps) {
  const [posted, postAction] = useActionState(startPreviewAction, idleForm, START_PATH);
  const [sent, setSent] = useState<FormState>();
  const [busy, startSending] = useTransition();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const token = useRef(formToken);
  const answer = sent ?? posted;
  const error = answer.status === 'invalid' ? answer.errors.website : undefined;

  useEffect(() => {
    if (sent) form.current?.querySelector<HTMLElement>('[role="alert"], [aria-invalid="true"]')?.focus();
  }, [sent]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    startSending(async () => {
      token.current ||= await fetchFormToken();
      data.set('formToken', token.current);
      data.set('script', '1');
      const next = await callAction(() => startPreviewAction(idleForm, data));
      if (!openBegun(next, router)) setSent(next);
    });
  }

  const target = formToken ? { action: postAction } : { action: START_PATH, method: 'get' };
  return (
    <form ref={form} {...target} onSubmit={onSubmit} noValidate className="grid gap-5">
      <FormAlert state={answer} />
      {formToken ? <input type="hidden" name="formToken" value={formToken} /> : null}
      <input type="hidden" name="agent" defaultValue={answer.values.agent ?? agent} />
      <div
        className={
          industries ? 'grid gap-5 sm:grid-cols-2' : 'grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 sm:gap-3'
        }
      >
        <Field label={copy.website} name="website" idPrefix="meet" error={error}>
          {(control) => (
            <input
              {...control}
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              placeholder={copy.placeholder}
              defaultValue={answer.values.website ?? website}
            />
          )}
        </Field>
        {industries ? (
          <Field label={copy.industry ?? ''} name="industry" idPrefix="meet" hint={copy.industryHint}>
            {(control) => (
              <select {...control} defaultValue={answer.values.industry ?? industry ?? ''}>
                <option value="">Find out from the website</option>
                {industries.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ) : (
          <SubmitButton busy={busy} variant="quiet">
            {copy.button}
          </SubmitButton>
        )}
      </div>
      {industries ? (
        <SubmitButton busy={busy} className="justify-self-start">
          {copy.button}
        </SubmitButton>
      ) : null}
    </form>
  );
}
