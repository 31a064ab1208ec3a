'use server';

import { z } from 'zod';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { handleForm } from '@/lib/forms/form-action';
import { letterOrDigit, line, lines } from '@/lib/forms/form-fields';
import type { FormState } from '@/lib/forms/form-state';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { visible } from '@/lib/text/visible';
import { requireAgent } from './access';
import { MAX_QUESTION } from './policy';
import { setTaught, teachAgent } from './taught';

const MAX_ANSWER = 1_000;
const MAX_TAUGHT = 500;
const LINK = /\bhttps?:\/\//gi;

const copy = agentDesk.teach;

const teachSchema = z.object({
  agent: z.string().max(64),
  question: line(MAX_QUESTION).refine((text) => letterOrDigit.test(text), 'Type the question first.'),
  answer: lines
    .transform((text) => visible(text).trim())
    .refine((text) => letterOrDigit.test(text), 'Type the answer first.')
    .refine((text) => text.length <= MAX_ANSWER, `Please keep an answer to ${MAX_ANSWER} characters.`)
    .refine((text) => (text.match(LINK) ?? []).length <= 1, 'Please use at most one link in an answer.'),
});
const taughtSchema = z.object({ agent: z.string().max(64), taught: z.uuid(), holds: z.enum(['yes', 'no']) });

const teachPath = (id: string) => `/agents/${encodeURIComponent(id)}/teach`;

/** Teaches an agent the answer to a question, in place of an earlier one. */
export async function teachAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(teachSchema, form, async ({ agent: id, ...taught }) => {
    const { agent, user } = await requireAgent(id, teachPath(id));
    const limited = await consume({ agentChangeByUser: user.id });
    if (limited) return { rejected: rateLimitMessage(limited) };
    if (!(await teachAgent(agent.id, taught, { userId: user.id, most: MAX_TAUGHT }))) return { rejected: copy.full };
  });
}

/** Withdraws a taught answer, or uses one again. */
export async function setTaughtAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(taughtSchema, form, async ({ agent: id, taught, holds }) => {
    const { agent, user } = await requireAgent(id, teachPath(id));
    const limited = await consume({ agentChangeByUser: user.id });
    if (limited) return { rejected: rateLimitMessage(limited) };
    if (!(await setTaught(agent.id, taught, holds === 'yes'))) return { rejected: copy.gone };
  });
}
