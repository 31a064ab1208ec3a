import { randomUUID } from 'node:crypto';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { log } from '@/lib/log';
import { markActionReached } from './action-scope';
import { type FieldErrors, type FormState, fieldErrors } from './form-state';

type Values = Record<string, string>;

/**
 * The text fields of a submitted form; files and React's own hidden fields are left out. A server action is called with
 * whatever a client sends, whatever its signature says: anything but a form counts as an empty one.
 */
function textFields(form: unknown): Values {
  if (!(form instanceof FormData)) return {};
  return Object.fromEntries(
    [...form.entries()].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('$'),
    ),
  );
}

/** What an action found: nothing to object to, a field that needs attention, or a reason why it cannot be done. */
export type Outcome = undefined | { errors: FieldErrors } | { refused: string };

/** Never sent back, so that they stand in no page and no cache. */
const withoutSecrets = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !['password', 'current', 'token'].includes(name)));

/**
 * A server action's body: checks the form against a schema and runs `act` on what it holds. Bad input and failures come
 * back as states that keep everything that was typed, passwords apart; a failure is logged under the id that the visitor
 * is shown.
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
      : { status: 'refused', message: outcome.refused, values };
  } catch (error) {
    // Next's own signals, such as a redirect, go on their way.
    unstable_rethrow(error);
    const errorId = randomUUID().slice(0, 8);
    log.error({ id: errorId, err: error }, 'form could not be handled');
    return { status: 'failed', errorId, values };
  }
}
