'use client';

import { type FormEvent, type ReactNode, useActionState, useEffect, useRef, useState, useTransition } from 'react';
import { callAction } from '@/components/ui/call-action';
import { fetchFormToken } from '@/components/ui/fetch-form-token';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { startPreviewAction } from '@/lib/agents/preview/actions';
import { type FormState, idleForm } from '@/lib/forms/form-state';

const START_PATH = '/meet-your-agent/start';

export type StartFormProps = {
  /** Present on pages rendered per visitor. Without it and without JavaScript, the form first leads to such a page. */
  formToken?: string;
  website?: string;
  agent?: string;
  /** The field for the industry that was chosen; without it the form has only the website field. */
  industryField?: (chosen?: string) => ReactNode;
  copy: { website: string; placeholder: string; button: string };
};

/** The form that starts a preview. */
export function StartForm({ formToken, website, agent, industryField, copy }: StartFormProps) {
  const [posted, postAction] = useActionState(startPreviewAction, idleForm, START_PATH);
  const [sent, setSent] = useState<FormState>();
  const [busy, startSending] = useTransition();
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
      // On use: the form weighs on the home page.
      setSent(await callAction(async () => (await import('./adoption-secret')).begin(startPreviewAction, data)));
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
          industryField ? 'grid gap-5 sm:grid-cols-2' : 'grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 sm:gap-3'
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
        {industryField ? (
          industryField(answer.values.industry)
        ) : (
          <SubmitButton busy={busy} variant="quiet">
            {copy.button}
          </SubmitButton>
        )}
      </div>
      {industryField ? (
        <SubmitButton busy={busy} className="justify-self-start">
          {copy.button}
        </SubmitButton>
      ) : null}
    </form>
  );
}
