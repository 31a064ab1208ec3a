import type { Answer } from '@/lib/answers/answer';
import type { FormState } from '@/lib/forms/form-state';

/** What became of a question: the state of its form, and the answer when there is one. */
export type AskState = FormState & { answer?: Answer };
