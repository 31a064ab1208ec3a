'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { db } from '@/lib/db';
import { handleForm, type Outcome } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { type AgentAccess, requireAgent } from '../access';
import { decideByForm, decisionFields } from '../requests/decision-fields';
import { eraseForMember } from './erase';
import { giveBack, type Person, takeOver, writeAsPerson } from './person';

const GONE = 'This conversation has been deleted.';

const inboxPath = (agentId: string) => `/agents/${encodeURIComponent(agentId)}/inbox`;
const fields = z.object({ agent: z.string().max(64), conversation: z.uuid() });
const messageFields = fields.extend({ id: z.string().regex(/^[\w-]{16,64}$/), text: z.string().max(20_000) });
const requestFields = z.object({ agent: z.string().max(64), request: z.uuid(), ...decisionFields });

/** The agent of a form for one of its members, within the limit. */
async function memberOf(id: string): Promise<AgentAccess & { outcome?: Outcome }> {
  const access = await requireAgent(id, inboxPath(id));
  const limited = await consume({ agentChangeByUser: access.user.id });
  return { ...access, outcome: limited && { rejected: rateLimitMessage(limited) } };
}

async function personOf(userId: string): Promise<Person> {
  const { displayName } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { displayName: true } });
  return { id: userId, displayName };
}

/** A member speaks in place of the agent from now on. */
export async function takeOverAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(fields, form, async ({ agent: id, conversation }) => {
    const { agent, user, outcome } = await memberOf(id);
    if (outcome) return outcome;
    if (!(await takeOver(agent.id, conversation, await personOf(user.id)))) return { rejected: GONE };
  });
}

/** The agent answers again. */
export async function giveBackAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(fields, form, async ({ agent: id, conversation }) => {
    const { agent, outcome } = await memberOf(id);
    if (outcome) return outcome;
    if (!(await giveBack(agent.id, conversation))) return { rejected: GONE };
  });
}

/** Sends a member's message to the customer, once. */
export async function writeAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(messageFields, form, async ({ agent: id, conversation, ...message }) => {
    const { agent, user, outcome } = await memberOf(id);
    if (outcome) return outcome;
    const written = await writeAsPerson(agent.id, conversation, await personOf(user.id), message);
    if (!written.ok) return { errors: { text: written.message } };
  });
}

/** Erases a conversation. */
export async function eraseAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(fields, form, async ({ agent: id, conversation }) => {
    const { agent, outcome } = await memberOf(id);
    if (outcome) return outcome;
    await eraseForMember(agent.id, conversation);
    redirect(inboxPath(agent.id));
  });
}

/** Decides about a request. */
export async function decideAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(requestFields, form, async ({ agent: id, request, ...fields }) => {
    const { agent, user, outcome } = await memberOf(id);
    return outcome ?? decideByForm(agent, request, fields, user.id);
  });
}
