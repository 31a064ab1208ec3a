'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
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
import { changesOf, type SentSettings, saveSettings } from './save';
import { lookSchema, mailSchema, peopleSchema, privacySchema, sitesSchema } from './schema';

const wasSchema = z.string().transform((text, context): object => {
  try {
    return Object(JSON.parse(text));
  } catch {
    context.addIssue('No JSON.');
    return z.NEVER;
  }
});

/** Saves what a form changes of the settings that it was shown with (its field `was`). */
function save<S extends z.ZodType<{ agent: string }>>(
  schema: S,
  form: FormData,
  toSettings: (input: z.output<S>) => SentSettings,
): Promise<FormState> {
  return settingsAction(schema, form, async (input, { agent, by }, sent) => {
    const shown = wasSchema.safeParse(sent.was).data;
    const was = shown && schema.safeParse({ ...shown, agent: input.agent });
    await saveSettings(agent.id, changesOf(toSettings(input), was?.success ? toSettings(was.data) : undefined), by);
    return undefined;
  });
}

/** Name, greeting, colour and side. */
export async function saveLookAction(_previous: FormState, form: FormData): Promise<FormState> {
  return save(lookSchema, form, ({ agent: _, ...look }) => look);
}

/** When people answer. */
export async function savePeopleAction(_previous: FormState, form: FormData): Promise<FormState> {
  return save(peopleSchema, form, ({ agent: _, ...people }) => people);
}

/** Who is told by mail, and when not. */
export async function saveMailAction(_previous: FormState, form: FormData): Promise<FormState> {
  return save(mailSchema, form, ({ agent: _, ...mail }) => mail);
}

/** The websites that may show the chat. */
export async function saveSitesAction(_previous: FormState, form: FormData): Promise<FormState> {
  return save(sitesSchema, form, ({ sites }) => ({ allowedSites: sites }));
}

/** How long conversations are kept, and the language model. */
export async function savePrivacyAction(_previous: FormState, form: FormData): Promise<FormState> {
  return save(privacySchema, form, ({ retentionDays, isModelOn }) => ({ retentionDays, isModelOff: !isModelOn }));
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
