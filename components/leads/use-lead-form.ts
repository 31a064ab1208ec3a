'use client';

import { type FocusEvent, type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from 'react';
import { type FieldErrors, type FormState, fieldErrors, idleForm } from '@/lib/form-state';

type FormKind = 'freeTrialSchema' | 'contactSchema';
type FormAction = (previous: FormState, form: FormData) => Promise<FormState>;

/** A click on the button must land before an error under the field that was left pushes the button away. */
const AFTER_CLICK_MS = 250;

/** The schema (zod: 31 kB compressed) comes when a form is first touched; pages do not carry it. */
const loadSchemas = () => import('@/lib/leads/schema');

/** What the schema says. When it cannot be fetched nothing is wrong: the server checks again anyway. */
async function problemsOf(kind: FormKind, data: FormData): Promise<FieldErrors> {
  const schemas = await loadSchemas().catch(() => undefined);
  const parsed = schemas?.[kind].safeParse(Object.fromEntries(data));
  return parsed?.error ? fieldErrors(parsed.error) : {};
}

/**
 * A form that works without JavaScript (a post to the server action, answered with the page at `returnTo`) and better with
 * it: checked by the same schema as one goes, sent once however often the button is pressed, nothing lost when the
 * connection is, focus on what needs attention.
 */
export function useLeadForm(kind: FormKind, action: FormAction, returnTo: string) {
  const [posted, postAction] = useActionState(action, idleForm, returnTo);
  const [answer, setAnswer] = useState(posted);
  const [errors, setErrors] = useState<FieldErrors>(posted.status === 'invalid' ? posted.errors : {});
  const [attempt, setAttempt] = useState(0);
  const [sending, startSending] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);

  async function send(data: FormData) {
    const problems = await problemsOf(kind, data);
    const sent = Object.keys(problems).length === 0;
    const next = sent
      ? await action(idleForm, data).catch((): FormState => ({ ...idleForm, status: 'failed' }))
      : idleForm;
    underWay.current = false;
    setAnswer(next);
    setErrors(next.status === 'invalid' ? next.errors : problems);
    setAttempt((n) => n + 1);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    const data = new FormData(event.currentTarget);
    startSending(() => send(data));
  }

  async function recheck(name: string) {
    if (!form.current || underWay.current) return;
    const problems = await problemsOf(kind, new FormData(form.current));
    setErrors((shown) => ({ ...shown, [name]: problems[name] }));
  }

  function onBlur({ target }: FocusEvent<HTMLFormElement>) {
    // Who only passes through an empty field has made no mistake yet.
    if (target.value && target.name) setTimeout(recheck, AFTER_CLICK_MS, target.name);
  }

  function onChange({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (errors[name]) void recheck(name);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt that fails moves the focus, also the same failure twice
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[role="alert"], [aria-invalid="true"]')?.focus();
  }, [attempt]);

  return {
    answer,
    errors,
    sending,
    /** What the fields start with: what was typed, when the page comes back from a post without JavaScript. */
    typed: posted.values,
    // Checked by us and not by the browser, with JavaScript or without: its own check would refuse "bakery.ie".
    formProps: {
      ref: form,
      action: postAction,
      noValidate: true,
      onSubmit,
      onBlur,
      onChange,
      onFocus: () => void loadSchemas().catch(() => undefined),
    },
  };
}
