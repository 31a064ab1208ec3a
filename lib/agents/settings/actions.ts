'use server';

import { redirect } from 'next/navigation';
import { requireUser } from '@/lib/auth/guard/current-user';
import { settingsPage as copy } from '@/lib/content/pages/agent-settings';
import { handleForm } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { currentClientInfo } from '@/lib/http/client-info';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { endAgent } from '../clock/turn-clock';
import { agentSchema } from '../control/schema';
import { settingsAction, settingsPath } from '../owner-action';
import { deleteAgent, pauseAgent, reopenAgent, restoreAgent, resumeAgent } from './lifecycle';
import { saveSettings } from './save';
import { lookSchema, mailSchema, peopleSchema, privacySchema, sitesSchema } from './schema';

/** Name, greeting, colour and side. */
export async function saveLookAction(_previous: FormState, form: FormData): Promise<FormState> {
  return settingsAction(lookSchema, form, async ({ agent: _, ...look }, { agent, by }) => {
    await saveSettings(agent.id, look, by);
    return undefined;
  });
}

/** When people answer. */
export async function savePeopleAction(_previous: FormState, form: FormData): Promise<FormState> {
  return settingsAction(peopleSchema, form, async ({ agent: _, ...people }, { agent, by }) => {
    await saveSettings(agent.id, people, by);
    return undefined;
  });
}

/** Who is told by mail, and when not. */
export async function saveMailAction(_previous: FormState, form: FormData): Promise<FormState> {
  return settingsAction(mailSchema, form, async ({ agent: _, told, ...mail }, { agent, by }) => {
    await saveSettings(agent.id, mail, by, told);
    return undefined;
  });
}

/** The websites that may show the chat. */
export async function saveSitesAction(_previous: FormState, form: FormData): Promise<FormState> {
  return settingsAction(sitesSchema, form, async ({ sites }, { agent, by }) => {
    await saveSettings(agent.id, { allowedSites: sites }, by);
    return undefined;
  });
}

/** How long conversations are kept, and the language model. */
export async function savePrivacyAction(_previous: FormState, form: FormData): Promise<FormState> {
  return settingsAction(privacySchema, form, async ({ retentionDays, isModelOn }, { agent, by }) => {
    await saveSettings(agent.id, { retentionDays, isModelOff: !isModelOn }, by);
    return undefined;
  });
}

/** Takes a live agent off its website, which can be undone at any time. */
export async function pauseAction(_previous: FormState, form: FormData): Promise<FormState> {
  return settingsAction(agentSchema, form, async (_, { agent, by }) => {
    await pauseAgent(agent.id, 'owner', by);
    redirect(`${settingsPath(agent.id)}?notice=paused#off`);
  });
}

/** Puts it back. */
export async function resumeAction(_previous: FormState, form: FormData): Promise<FormState> {
  return settingsAction(agentSchema, form, async (_, { agent, by }) => {
    if (!(await resumeAgent(agent.id, 'owner', by))) return { rejected: copy.off.pausedByUs };
    redirect(`${settingsPath(agent.id)}?notice=resumed#off`);
  });
}

/** Ends a trial or contract, which can be undone for a week. */
export async function endAction(_previous: FormState, form: FormData): Promise<FormState> {
  return settingsAction(agentSchema, form, async (_, { agent, by }) => {
    await endAgent(agent.id, new Date(), { who: 'owner', ...by });
    redirect(`${settingsPath(agent.id)}?notice=ended#off`);
  });
}

/** Undoes that. */
export async function reopenAction(_previous: FormState, form: FormData): Promise<FormState> {
  return settingsAction(agentSchema, form, async (_, { agent, by }) => {
    const reopened = await reopenAgent(agent.id, 'owner', by);
    if (!reopened.ok) return { rejected: reopened.message };
    redirect(`${settingsPath(agent.id)}?notice=reopened#off`);
  });
}

/** Deletes an agent, which can be undone for a week. */
export async function deleteAction(_previous: FormState, form: FormData): Promise<FormState> {
  return settingsAction(agentSchema, form, async (_, { agent, by }) => {
    await deleteAgent(agent.id, by);
    redirect('/agents?notice=deleted');
  });
}

/** Undoes the deletion, for its owners alone. */
export async function restoreAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(agentSchema, form, async ({ agent: id }) => {
    const user = await requireUser('/agents');
    const limited = await consume({ agentChangeByUser: user.id });
    if (limited) return { rejected: rateLimitMessage(limited) };
    const { ip } = await currentClientInfo();
    const restored = await restoreAgent(id, { userId: user.id, ip });
    if (!restored.ok) return { rejected: restored.message };
    redirect(`/agents/${encodeURIComponent(id)}`);
  });
}
