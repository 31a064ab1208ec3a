import { type SubmitEvent, startTransition, useActionState, useState } from 'react';
import { type FormState, idleForm } from '@/lib/forms/form-state';
import { callAction } from './call-action';
import type { FormAction } from './use-server-form';

/**
 * State of a form whose buttons alone act, also without JavaScript: nothing in it is validated. Without a connection it fails with a
 * message, and the page stays as it is.
 * @param onDone called with a result before the page shows it, which may take the form away
 */
export function usePressForm(action: FormAction, returnTo: string, onDone?: (state: FormState) => void) {
  const [posted, post] = useActionState(action, idleForm, returnTo);
  const [state, setState] = useState(posted);
  // Not that of `useTransition`, which stays true until every asynchronous transition of the page has ended.
  const [busy, setBusy] = useState(false);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
    setBusy(true);
    startTransition(async () => {
      const next = await callAction(() => action(idleForm, data)).finally(() => setBusy(false));
      if (next.status === 'done') onDone?.(next);
      setState(next);
    });
  }

  return { state, busy, formProps: { action: post, onSubmit } };
}
