import type { Reply } from '@/lib/agent/reply-type';
import type { FormState } from '@/lib/forms/form-state';

/** The state of the question form, with the agent's reply if there is one. */
export type AskState = FormState & { answer?: Reply };

/** The values of the form after these questions, which continue the conversation without JavaScript. */
export const afterQuestions = (asked: readonly string[], { memory }: Reply): FormState['values'] => ({
  question: asked.at(-1) ?? '',
  turns: asked.join('\n'),
  memory: memory ? JSON.stringify(memory) : '',
});
