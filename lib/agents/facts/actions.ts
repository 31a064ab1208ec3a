'use server';

import { z } from 'zod';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { handleForm } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { problemOfCorrection } from '@/lib/website-scraper/check-correction';
import { asMember } from '../member-action';
import { factSchema } from './fact-schema';
import { sayFact, withdrawSaid } from './said';

const PAGE = 'teach/facts';

const copy = agentDesk.facts;

const sayAsMember = asMember<z.output<typeof factSchema>>(PAGE, async ({ agent, user }, { agent: _, ...fact }) => {
  const isWritten = fact.verdict === 'corrected' || fact.verdict === 'added';
  const problem = isWritten ? await problemOfCorrection(fact.kind, fact.correction) : undefined;
  if (problem) return { errors: { correction: problem } };
  const said = fact.verdict === 'added' ? { ...fact, text: '', url: '' } : fact;
  const isStored = await sayFact(agent.id, { ...said, correction: isWritten ? fact.correction : '' }, user.id);
  if (!isStored) return { rejected: copy.full };
});

/** Says of a fact whether it is right, not the business's own, or what it should say; or adds one. */
export async function sayFactAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(factSchema, form, sayAsMember);
}

const undoSchema = z.object({ agent: z.string().max(64), said: z.uuid() });

const withdrawAsMember = asMember<z.output<typeof undoSchema>>(PAGE, async ({ agent }, { said }) => {
  if (!(await withdrawSaid(agent.id, said))) return { rejected: copy.gone };
});

/** Takes back what was said of a fact. */
export async function withdrawSaidAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(undoSchema, form, withdrawAsMember);
}
