import { randomUUID } from 'node:crypto';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { log } from '@/lib/log';
import { markActionReached } from './action-scope';
import { type FieldErrors, type FormState, fieldErrors } from './form-state';

type Values = Record<string, string>;

/**
 * The text fields of a submitted form, without files and React's hidden fields. A client can call a server action with any
 * arguments, whatever its signature says; anything but a form counts as an empty one.
 */
function textFields(form: unknown): Values {
  if (!(form instanceof FormData)) return {};
  return Object.fromEntries(
    [...form.entries()].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('$'),
    ),
  );
}

/** The outcome of an action: undefined for success, errors by field, or the reason for a rejection. */
export type Outcome = undefined | { errors: FieldErrors } | { rejected: string };

/** Secrets are never sent back to the page. */
const withoutSecrets = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !['password', 'current', 'token'].includes(name)));

/**
 * The body of a server action: validates the form against a schema and runs `act` on the result. Invalid input and failures
 * are returned as states that keep everything that was typed, except passwords; a failure is logged under the error number
 * that the visitor sees.
 */
export async function handleForm<S extends z.ZodType>(
  schema: S,
  form: unknown,
  act: (input: z.output<S>, values: Values) => Promise<Outcome>,
): Promise<FormState> {
  markActionReached();
  const sent = textFields(form);
  const values = withoutSecrets(sent);
  const parsed = schema.safeParse(sent);
  if (!parsed.success) return { status: 'invalid', errors: fieldErrors(parsed.error), values };
  try {
    const outcome = await act(parsed.data, sent);
    if (!outcome) return { status: 'done', values };
    return 'errors' in outcome
      ? { status: 'invalid', errors: outcome.errors, values }
      : { status: 'rejected', message: outcome.rejected, values };
  } catch (error) {
    // Redirects of Next are thrown too and must pass.
    unstable_rethrow(error);
    const errorId = randomUUID().slice(0, 8);
    log.error({ id: errorId, err: error }, 'form action failed');
    return { status: 'failed', errorId, values };
  }
}
