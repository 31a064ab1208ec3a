import type { FormState } from '@/lib/forms/form-state';
import { Alert } from './alert';

/**
 * The error message of a rejected or failed form. It receives the focus (useServerForm). `title` is shown above a rejection.
 */
export function FormAlert({ state, title }: { state: FormState; title?: string }) {
  if (state.status === 'rejected') {
    return (
      <Alert tone="danger" tabIndex={-1} title={title}>
        <p>{state.message}</p>
      </Alert>
    );
  }
  if (state.status === 'failed') {
    return (
      <Alert tone="danger" tabIndex={-1}>
        That didn’t work just now, and it’s not your fault. Please try again in a minute.
        {state.errorId ? ` Error number ${state.errorId}.` : null}
      </Alert>
    );
  }
  return null;
}
