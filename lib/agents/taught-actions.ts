'use server';

import { z } from 'zod';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { handleForm } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { MAX_QUESTION } from '@/lib/reader/answers/max-question';
import { noteConflicts } from './conflicts';
import { asMember } from './member-action';
import { DISMISSED, setTaught, teachAgent } from './taught';
import { teachSchema } from './taught-schema';

const MAX_TAUGHT = 500;

const copy = agentDesk.teach;

const dismissSchema = z.object({ agent: z.string().max(64), question: z.string().min(1).max(MAX_QUESTION) });
const taughtSchema = z.object({ agent: z.string().max(64), taught: z.uuid(), holds: z.enum(['yes', 'no']) });

const teachAsMember = asMember<z.output<typeof teachSchema>>('teach', async ({ agent, user }, { question, answer }) => {
  const isTaught = await teachAgent(agent.id, { question, answer }, { userId: user.id, most: MAX_TAUGHT });
  if (!isTaught) return { rejected: copy.full };
  await noteConflicts(agent.id, question);
});

/** Teaches an agent the answer to a question, in place of an earlier one. */
export async function teachAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(teachSchema, form, teachAsMember);
}

const dismissAsMember = asMember<z.output<typeof dismissSchema>>('teach', async ({ agent, user }, { question }) => {
  const by = { userId: user.id, most: MAX_TAUGHT };
  if (!(await teachAgent(agent.id, { question, answer: DISMISSED }, by))) return { rejected: copy.full };
});

/** Takes a question from the list of those without an answer; withdrawn, it is back there. */
export async function dismissAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(dismissSchema, form, dismissAsMember);
}

const setTaughtAsMember = asMember<z.output<typeof taughtSchema>>('teach', async ({ agent }, { taught, holds }) => {
  if (!(await setTaught(agent.id, taught, holds === 'yes'))) return { rejected: copy.gone };
});

/** Withdraws a taught answer, or uses one again. */
export async function setTaughtAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(taughtSchema, form, setTaughtAsMember);
}
