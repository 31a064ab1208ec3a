'use client';

import { unstable_rethrow } from 'next/navigation';
import { type FocusEvent, type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from 'react';
import type { z } from 'zod';
import { type FieldErrors, type FormState, fieldErrors, idleForm } from '@/lib/forms/form-state';

export type FormAction = (previous: FormState, form: FormData) => Promise<FormState>;

type Options = {
  action: FormAction;
  /** The address that answers the form when it is posted without JavaScript. */
  returnTo: string;
  /** What the fields start with before anything was typed. */
  initialValues?: Readonly<Record<string, string>>;
  /** The schema of the form. It comes when a form is first touched (zod: 31 kB compressed); pages do not carry it. */
  loadSchema: () => Promise<z.ZodType>;
  /** What scripts call instead of the action, when more than the form depends on the answer. */
  send?: (form: FormData) => Promise<FormState>;
  /** Called with every answer. What an action does by a redirect for forms without scripts is done here. */
  onAnswer?: (answer: FormState) => void;
};

/** A click on the button must land before an error under the field that was left pushes the button away. */
const AFTER_CLICK_MS = 250;

/** What the schema says. When it cannot be fetched nothing is wrong: the server checks again anyway. */
async function problemsOf(loadSchema: Options['loadSchema'], data: FormData): Promise<FieldErrors> {
  const schema = await loadSchema().catch(() => undefined);
  const parsed = schema?.safeParse(Object.fromEntries(data));
  return parsed?.error ? fieldErrors(parsed.error) : {};
}

/** Calls the action; a lost connection is a failure like any other, and Next's own signals go on their way. */
async function call(send: (form: FormData) => Promise<FormState>, data: FormData): Promise<FormState> {
  data.set('script', '1');
  try {
    return await send(data);
  } catch (error) {
    unstable_rethrow(error);
    return { ...idleForm, status: 'failed' };
  }
}

/**
 * A form that works without JavaScript (a post to the server action, answered with the page at `returnTo`) and better with
 * it: checked by the same schema as one goes, sent once however often the button is pressed, nothing lost when the
 * connection is, focus on what needs attention.
 */
export function useServerForm({
  action,
  returnTo,
  loadSchema,
  onAnswer,
  initialValues,
  send = (form) => action(idleForm, form),
}: Options) {
  const [posted, postAction] = useActionState(action, idleForm, returnTo);
  const [answer, setAnswer] = useState(posted);
  const [errors, setErrors] = useState<FieldErrors>(posted.status === 'invalid' ? posted.errors : {});
  const [attempt, setAttempt] = useState(0);
  const [sending, startSending] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const sendings = useRef(0);

  async function submit(data: FormData) {
    const problems = await problemsOf(loadSchema, data);
    const sent = Object.keys(problems).length === 0;
    const next = await (sent ? call(send, data) : idleForm);
    underWay.current = false;
    if (sent) onAnswer?.(next);
    setAnswer(next);
    setErrors(next.status === 'invalid' ? next.errors : problems);
    setAttempt((n) => n + 1);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    sendings.current += 1;
    const data = new FormData(event.currentTarget);
    startSending(() => submit(data));
  }

  /** Checks one field again, unless the form was sent in between: then the server has spoken, which knows more. */
  async function recheck(name: string, sendingsBefore: number) {
    const isLate = () => underWay.current || sendings.current !== sendingsBefore;
    if (!form.current || isLate()) return;
    const problems = await problemsOf(loadSchema, new FormData(form.current));
    if (!isLate()) setErrors((shown) => ({ ...shown, [name]: problems[name] }));
  }

  function onBlur({ target }: FocusEvent<HTMLFormElement>) {
    // Who only passes through an empty field has made no mistake yet.
    if (target.value && target.name) setTimeout(recheck, AFTER_CLICK_MS, target.name, sendings.current);
  }

  function onChange({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (errors[name]) void recheck(name, sendings.current);
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
    typed: { ...initialValues, ...posted.values },
    // Checked by us and not by the browser, with JavaScript or without: its own check would refuse "bakery.ie".
    formProps: {
      ref: form,
      action: postAction,
      noValidate: true,
      onSubmit,
      onBlur,
      onChange,
      onFocus: () => void loadSchema().catch(() => undefined),
    },
  };
}
