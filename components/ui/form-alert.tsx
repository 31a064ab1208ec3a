import type { FormState } from '@/lib/forms/form-state';

const boxClass = 'rounded-sheet border-2 border-danger bg-danger-soft p-4';

/** Why a form was not done, in a sentence. Takes the focus (useServerForm). `title` stands above a refusal. */
export function FormAlert({ answer, title }: { answer: FormState; title?: string }) {
  if (answer.status === 'refused') {
    return (
      <div role="alert" tabIndex={-1} className={boxClass}>
        {title ? <p className="font-semibold">{title}</p> : null}
        <p>{answer.message}</p>
      </div>
    );
  }
  if (answer.status === 'failed') {
    return (
      <p role="alert" tabIndex={-1} className={boxClass}>
        That did not work just now, and it is not your fault. Please try again in a minute.
        {answer.errorId ? ` Error number ${answer.errorId}.` : null}
      </p>
    );
  }
  return null;
}
