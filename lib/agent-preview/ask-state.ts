import type { Answer } from '@/lib/answers/answer';
import type { FormState } from '@/lib/forms/form-state';

/** The state of the question form, with the answer if there is one. */
export type AskState = FormState & { answer?: Answer };
