import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type FormState, fieldErrors } from './form-state';
import { log } from './log';

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

/**
 * A server action's body: checks the form against a schema and runs `act` on what it holds. Bad input and failures come
 * back as states that keep everything that was typed; a failure is logged under the id that the visitor is shown.
 */
export async function handleForm<S extends z.ZodType>(
  schema: S,
  form: FormData,
  act: (input: z.output<S>, values: Values) => Promise<void>,
): Promise<FormState> {
  const values = textFields(form);
  const parsed = schema.safeParse(values);
  if (!parsed.success) return { status: 'invalid', errors: fieldErrors(parsed.error), values };
  try {
    await act(parsed.data, values);
    return { status: 'done', values };
  } catch (error) {
    const errorId = randomUUID().slice(0, 8);
    log.error({ id: errorId, err: error }, 'form could not be stored');
    return { status: 'failed', errorId, values };
  }
}
