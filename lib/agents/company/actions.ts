'use server';

import { redirect } from 'next/navigation';
import type { z } from 'zod';
import { handleForm, type Outcome } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { currentClientInfo } from '@/lib/http/client-info';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { endAgent } from '../clock/turn-clock';
import { proveByUs } from '../operator';
import { pauseAgent, reopenAgent, resumeAgent } from '../settings/lifecycle';
import type { By } from '../settings/save';
import { closeReports, extendTrial, makeClient, openToHelp } from './commands';
import { requireAgentsAdmin } from './guard';
import { findAnyAgent } from './queries';
import { companySchema, extendSchema, helpSchema } from './schema';

const HERE = '/agents-admin';

type Done = undefined | { ok: true } | { ok: false; message: string };

/** Runs an action of one of our people on an agent, and shows its page again. */
function onAgent<S extends z.ZodType<{ agent: string }>>(
  schema: S,
  form: unknown,
  act: (input: z.output<S>, by: By) => Promise<Done>,
): Promise<FormState> {
  return handleForm(schema, form, async (input): Promise<Outcome> => {
    const path = `${HERE}/${input.agent}`;
    const admin = await requireAgentsAdmin(path);
    if (!admin) redirect(path);
    const limited = await consume({ adminByUser: admin.id });
    if (limited) return { rejected: rateLimitMessage(limited) };
    if (!(await findAnyAgent(input.agent))) return { rejected: 'This agent is gone.' };
    const { ip } = await currentClientInfo();
    const done = await act(input, { userId: admin.id, ip });
    if (done && !done.ok) return { rejected: done.message };
    redirect(path);
  });
}

/** Opens an agent to help its owner, who sees the reason. */
export async function openToHelpAction(_previous: FormState, form: FormData): Promise<FormState> {
  return onAgent(helpSchema, form, async ({ agent, reason }, by) => {
    await openToHelp(agent, reason, by);
    redirect(`/agents/${agent}`);
  });
}

/** Lets a trial last longer. */
export async function extendTrialAction(_previous: FormState, form: FormData): Promise<FormState> {
  return onAgent(extendSchema, form, ({ agent, days }, by) => extendTrial(agent, days, by));
}

/** Makes an agent a client's. */
export async function makeClientAction(_previous: FormState, form: FormData): Promise<FormState> {
  return onAgent(companySchema, form, ({ agent }, by) => makeClient(agent, by));
}

/** Records that we have made sure whose business it is. */
export async function proveByUsAction(_previous: FormState, form: FormData): Promise<FormState> {
  return onAgent(companySchema, form, async ({ agent }, by) => {
    const proved = await proveByUs(agent, by);
    return proved.ok ? { ok: true } : { ok: false, message: proved.message };
  });
}

/** Takes an agent off its website; its owner cannot undo that. */
export async function pauseByUsAction(_previous: FormState, form: FormData): Promise<FormState> {
  return onAgent(companySchema, form, async ({ agent }, by) => {
    await pauseAgent(agent, 'us', by);
    return undefined;
  });
}

/** Lets it answer again, whoever paused it. */
export async function resumeByUsAction(_previous: FormState, form: FormData): Promise<FormState> {
  return onAgent(companySchema, form, async ({ agent }, by) => {
    await resumeAgent(agent, 'us', by);
    return undefined;
  });
}

/** Ends a trial or a contract. */
export async function endByUsAction(_previous: FormState, form: FormData): Promise<FormState> {
  return onAgent(companySchema, form, async ({ agent }, by) => {
    await endAgent(agent, new Date(), { who: 'us', ...by });
    return undefined;
  });
}

/** Undoes that for a week. */
export async function reopenByUsAction(_previous: FormState, form: FormData): Promise<FormState> {
  return onAgent(companySchema, form, ({ agent }, by) => reopenAgent(agent, 'us', by));
}

/** Says that the reports about an agent are dealt with. */
export async function closeReportsAction(_previous: FormState, form: FormData): Promise<FormState> {
  return onAgent(companySchema, form, async ({ agent }, by) => {
    await closeReports(agent, by);
    return undefined;
  });
}
