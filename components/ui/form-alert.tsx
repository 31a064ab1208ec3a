import type { FormState } from '@/lib/forms/form-state';
import { Alert } from './alert';

/** Says why a form was rejected or failed. It receives the focus (useServerForm). `title` stands above a rejection. */
export function FormAlert({ answer, title }: { answer: FormState; title?: string }) {
  if (answer.status === 'refused') {
    return (
      <Alert tone="danger" tabIndex={-1} title={title}>
        <p>{answer.message}</p>
      </Alert>
    );
  }
  if (answer.status === 'failed') {
    return (
      <Alert tone="danger" tabIndex={-1}>
        That did not work just now, and it is not your fault. Please try again in a minute.
        {answer.errorId ? ` Error number ${answer.errorId}.` : null}
      </Alert>
    );
  }
  return null;
}
