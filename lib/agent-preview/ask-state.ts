import type { Reply } from '@/lib/conversation/converse';
import type { FormState } from '@/lib/forms/form-state';

/** The state of the question form, with the agent's reply if there is one. */
export type AskState = FormState & { answer?: Reply };
