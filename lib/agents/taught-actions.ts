'use server';

import { z } from 'zod';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { handleForm } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { noteConflicts } from './conflicts';
import { asMember } from './member-action';
import { setTaught, teachAgent } from './taught';
import { teachSchema } from './taught-schema';

const MAX_TAUGHT = 500;

const copy = agentDesk.teach;

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

const setTaughtAsMember = asMember<z.output<typeof taughtSchema>>('teach', async ({ agent }, { taught, holds }) => {
  if (!(await setTaught(agent.id, taught, holds === 'yes'))) return { rejected: copy.gone };
});

/** Withdraws a taught answer, or uses one again. */
export async function setTaughtAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(taughtSchema, form, setTaughtAsMember);
}
