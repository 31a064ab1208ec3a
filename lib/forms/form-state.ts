import type { z } from 'zod';

/** The first message for each field that has one. */
export type FieldErrors = Partial<Record<string, string>>;

/** The state of a form. `values` keeps what was typed. */
export type FormState =
  | { status: 'idle'; values: Record<string, string> }
  | { status: 'invalid'; errors: FieldErrors; values: Record<string, string> }
  | { status: 'rejected'; message: string; values: Record<string, string> }
  | { status: 'failed'; errorId?: string; values: Record<string, string> }
  | { status: 'done'; values: Record<string, string> };

export const idleForm: FormState = { status: 'idle', values: {} };

/** The first message of each field, by the field's name. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) errors[String(issue.path[0])] ??= issue.message;
  return errors;
}
