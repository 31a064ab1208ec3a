'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { handleForm } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { requireAgent } from '../access';
import { renewCalendarKey } from './calendar-key';

const fields = z.object({ agent: z.string().max(64) });

/** Makes a calendar address for a member, in place of an earlier one. */
export async function renewCalendarAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(fields, form, async ({ agent: id }) => {
    const diary = `/agents/${encodeURIComponent(id)}/diary`;
    const { agent, user } = await requireAgent(id, diary);
    const limited = await consume({ agentChangeByUser: user.id });
    if (limited) return { rejected: rateLimitMessage(limited) };
    // Our people, who help, are none.
    if (!(await renewCalendarKey(agent.id, user.id)))
      return { rejected: 'Only people who work with this agent can have a calendar address.' };
    redirect(`${diary}?calendar=new#calendar`);
  });
}
