'use client';

import {
  type FormEvent,
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type FieldErrors, type FormState, fieldErrors, idleForm } from '@/lib/form-state';

export type FormKind = 'freeTrialSchema' | 'contactSchema';

const noChanges = () => () => {};

/**
 * A form that works without JavaScript (a plain post to the server action) and better with it: checked by the same schema
 * before it is sent, sent once however often the button is pressed, focus on what needs attention.
 * `address` is where the form stands, with its anchor: where the plain post goes, and so where its answer is shown.
 */
export function useLeadForm(
  kind: FormKind,
  action: (state: FormState, form: FormData) => Promise<FormState>,
  address: string,
) {
  const [state, dispatch, pending] = useActionState(action, idleForm, address);
  const [clientErrors, setClientErrors] = useState<FieldErrors>();
  const [checking, setChecking] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const scripted = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending || checking) return;
    const data = new FormData(event.currentTarget);
    setChecking(true);
    // The schema is fetched when it is first needed: pages do not carry it.
    const schemas = await import('@/lib/leads/schema');
    const parsed = schemas[kind].safeParse(Object.fromEntries(data));
    setChecking(false);
    setAttempt((n) => n + 1);
    setClientErrors(parsed.success ? undefined : fieldErrors(parsed.error));
    if (parsed.success) startTransition(() => dispatch(data));
  }

  const serverErrors = state.status === 'invalid' ? state.errors : undefined;
  const errors = clientErrors ?? serverErrors ?? {};

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt that fails moves the focus, also the same failure twice
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt, serverErrors]);

  return {
    state,
    errors,
    busy: pending || checking,
    formProps: { ref: form, action: dispatch, onSubmit, noValidate: scripted },
  };
}
