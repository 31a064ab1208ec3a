'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { db } from '@/lib/db';
import { handleForm, type Outcome } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { currentClientInfo } from '@/lib/http/client-info';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { type AgentAccess, requireAgent } from '../access';
import { checkLine } from './check-line';
import { confirmCode, sendCode } from './control-code';
import { describeCheck } from './describe-check';
import { goLive } from './go-live';
import { recordControl } from './prove';
import { addressSchema, agentSchema, codeSchema } from './schema';

const installPath = (id: string): string => `/agents/${encodeURIComponent(id)}/install`;

/** The agent of a form, for one of its owners, within the limit. Its page is shown anew. */
async function ownAgent(id: string): Promise<AgentAccess & { by: { userId: string; ip: string }; outcome?: Outcome }> {
  const access = await requireAgent(id, installPath(id), 'owner');
  const limited = await consume({ agentChangeByUser: access.user.id });
  const { ip } = await currentClientInfo();
  const by = { userId: access.user.id, ip };
  refresh();
  return { ...access, by, outcome: limited && { rejected: rateLimitMessage(limited) } };
}

/** Looks for the line on the website. Where it is found, control is proved, and a draft goes live. */
export async function checkLineAction(_previous: FormState, form: FormData): Promise<FormState> {
  let found = '';
  const state = await handleForm(agentSchema, form, async ({ agent: id }) => {
    const { agent: own, by, outcome } = await ownAgent(id);
    if (outcome) return outcome;
    const limited = await consume({ agentCheckByUser: by.userId, agentCheckByDomain: own.domain });
    if (limited) return { rejected: rateLimitMessage(limited, 'We’ve looked at your website several times already.') };
    const check = await checkLine(own);
    const message = describeCheck(check, own.domain);
    if (!check.isFound) return { rejected: message };
    found = message;
    await db.$transaction((tx) => recordControl(tx, own.id, 'line', by));
    if (own.state !== 'draft') return;
    const live = await goLive(own.id, by);
    if (!live.ok) return { rejected: `${message} But: ${live.message}` };
    redirect(`${installPath(own.id)}?notice=live`);
  });
  return { ...state, values: { ...state.values, found } };
}

/** Mails a code to an address of the website's domain. */
export async function sendCodeAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(addressSchema, form, async ({ agent: id, address }) => {
    const { agent: own, by, outcome } = await ownAgent(id);
    if (outcome) return outcome;
    const sent = await sendCode(own, address, by);
    if (!sent.ok) return { errors: { address: sent.message } };
    redirect(`${installPath(own.id)}?notice=code#code`);
  });
}

/** Proves control with a mailed code. */
export async function confirmCodeAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(codeSchema, form, async ({ agent: id, code }) => {
    const { agent: own, by, outcome } = await ownAgent(id);
    if (outcome) return outcome;
    const confirmed = await confirmCode(own, code.replace(' ', ''), by);
    if (!confirmed.ok) return { errors: { code: confirmed.message } };
    redirect(`${installPath(own.id)}?notice=control`);
  });
}

/** "Share the link": puts a draft live whose website is proved to be its owner's. */
export async function shareLinkAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(agentSchema, form, async ({ agent: id }) => {
    const { agent: own, by, outcome } = await ownAgent(id);
    if (outcome) return outcome;
    const live = await goLive(own.id, by);
    if (!live.ok) return { rejected: live.message };
    redirect(`${installPath(own.id)}?notice=live`);
  });
}
