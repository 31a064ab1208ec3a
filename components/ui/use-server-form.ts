'use client';

import { type FocusEvent, type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from 'react';
import type { z } from 'zod';
import { type FieldErrors, type FormState, fieldErrors, idleForm } from '@/lib/forms/form-state';
import { callAction } from './call-action';
import { pointerReleased } from './pointer-press';

export type FormAction = (previous: FormState, form: FormData) => Promise<FormState>;

type Options = {
  action: FormAction;
  /** The URL of the page that is rendered after a post without JavaScript. */
  returnTo: string;
  /** The initial values of the fields. */
  initialValues?: Readonly<Record<string, string>>;
  /** Loads the schema of the form when a field is first focused, so that pages do not include zod (31 kB compressed). */
  loadSchema: () => Promise<z.ZodType>;
  /** Called by script instead of the action, if more than the form depends on the result. */
  send?: (form: FormData) => Promise<FormState>;
  /** Called with every result. Replaces the redirect that the action does for posts without JavaScript. */
  onResult?: (state: FormState) => void;
};

/** Validates the form. If the schema cannot be loaded there are no errors, since the server validates anyway. */
async function validate(loadSchema: Options['loadSchema'], data: FormData): Promise<FieldErrors> {
  const schema = await loadSchema().catch(() => undefined);
  const parsed = schema?.safeParse(Object.fromEntries(data));
  return parsed?.error ? fieldErrors(parsed.error) : {};
}

/**
 * State of a form that posts to a server action, also without JavaScript (progressive enhancement). With JavaScript, fields are
 * validated on blur by the server's schema, a double submit is sent once, the input survives a network error, and the first
 * error receives the focus.
 */
export function useServerForm({
  action,
  returnTo,
  loadSchema,
  onResult,
  initialValues,
  send = (form) => action(idleForm, form),
}: Options) {
  const [posted, postAction] = useActionState(action, idleForm, returnTo);
  const [state, setState] = useState(posted);
  const [errors, setErrors] = useState<FieldErrors>(posted.status === 'invalid' ? posted.errors : {});
  const [attempt, setAttempt] = useState(0);
  const [sending, startSending] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const submits = useRef(0);

  async function submit(data: FormData) {
    const problems = await validate(loadSchema, data);
    const isValid = Object.keys(problems).length === 0;
    data.set('script', '1');
    const next = await (isValid ? callAction(() => send(data)) : idleForm);
    isSending.current = false;
    if (isValid) onResult?.(next);
    setState(next);
    setErrors(next.status === 'invalid' ? next.errors : problems);
    setAttempt((n) => n + 1);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    submits.current += 1;
    const data = new FormData(event.currentTarget);
    startSending(() => submit(data));
  }

  /** Validates one field, unless the form has been submitted in the meantime: the server's errors take precedence. */
  async function validateField(name: string) {
    const submitsBefore = submits.current;
    const isLate = () => isSending.current || submits.current !== submitsBefore;
    await loadSchema().catch(() => undefined);
    // An error message must not move the button while it is clicked.
    await pointerReleased();
    if (!form.current || isLate()) return;
    const problems = await validate(loadSchema, new FormData(form.current));
    if (!isLate()) setErrors((shown) => ({ ...shown, [name]: problems[name] }));
  }

  function onBlur({ target }: FocusEvent<HTMLFormElement>) {
    // Tabbing through an empty field is not an error yet.
    if (target.value && target.name) void validateField(target.name);
  }

  function onChange({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (errors[name]) void validateField(name);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: every failed attempt moves the focus, even if the error is the same
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[role="alert"], [aria-invalid="true"]')?.focus();
  }, [attempt]);

  return {
    state,
    errors,
    sending,
    /** The values of the fields: the initial ones, or the submitted ones after a post without JavaScript. */
    typed: { ...initialValues, ...posted.values },
    // No native validation, with or without JavaScript: it would reject "bakery.ie" as a URL.
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
