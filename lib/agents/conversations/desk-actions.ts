'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { db } from '@/lib/db';
import { handleForm } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { asMember, deskPath } from '../member-action';
import { decideByForm, decisionFields } from '../requests/decision-fields';
import { eraseForMember } from './erase';
import { giveBack, type Person, takeOver, writeAsPerson } from './person';
import { nextWaiting } from './queries';
import { seenSchema } from './sent-message';

const GONE = 'This conversation has been deleted.';

const fields = z.object({ agent: z.string().max(64), conversation: z.uuid(), from: z.string().max(20).default('') });
const messageFields = fields.extend({
  id: z.string().regex(/^[\w-]{16,64}$/),
  text: z.string().max(20_000),
  seen: seenSchema,
});
const requestFields = z.object({ agent: z.string().max(64), request: z.uuid(), ...decisionFields });

async function personOf(userId: string): Promise<Person> {
  const { displayName } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { displayName: true } });
  return { id: userId, displayName };
}

const takeOverAsMember = asMember<z.output<typeof fields>>('inbox', async ({ agent, user }, { conversation }) => {
  if (!(await takeOver(agent.id, conversation, await personOf(user.id)))) return { rejected: GONE };
});

/** A member speaks in place of the agent from now on. */
export async function takeOverAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(fields, form, takeOverAsMember);
}

const giveBackAsMember = asMember<z.output<typeof fields>>('inbox', async ({ agent }, { conversation }) => {
  if (!(await giveBack(agent.id, conversation))) return { rejected: GONE };
});

/** The agent answers again. */
export async function giveBackAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(fields, form, giveBackAsMember);
}

const settleAsMember = asMember<z.output<typeof fields>>('inbox', async ({ agent }, { conversation, from }) => {
  if (!(await giveBack(agent.id, conversation))) return { rejected: GONE };
  if (from !== 'conversation') return;
  const next = await nextWaiting(agent.id);
  if (next) redirect(`${deskPath(agent.id, 'inbox')}/${next}?show=waiting`);
});

/** Nobody waits in a conversation any more; from the page of one, the next that waits is opened. */
export async function settleAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(fields, form, settleAsMember);
}

const writeAsMember = asMember<z.output<typeof messageFields>>('inbox', async ({ agent, user }, message) => {
  const written = await writeAsPerson(agent.id, message.conversation, await personOf(user.id), message);
  if (!written.ok) return { errors: { [written.isHeld ? 'seen' : 'text']: written.message } };
});

/** Sends a member's message to the customer, once. An error of `seen`: a colleague has answered since then. */
export async function writeAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(messageFields, form, writeAsMember);
}

const eraseAsMember = asMember<z.output<typeof fields>>('inbox', async ({ agent }, { conversation }) => {
  await eraseForMember(agent.id, conversation);
  redirect(deskPath(agent.id, 'inbox'));
});

/** Erases a conversation. */
export async function eraseAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(fields, form, eraseAsMember);
}

const decideAsMember = asMember<z.output<typeof requestFields>>('inbox', ({ agent, user }, { request, ...sent }) =>
  decideByForm(agent, request, sent, user.id),
);

/** Decides about a request as the member saw it. */
export async function decideAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(requestFields, form, decideAsMember);
}
