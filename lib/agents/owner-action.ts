import { refresh } from 'next/cache';
import type { z } from 'zod';
import { handleForm, type Outcome } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { currentClientInfo } from '@/lib/http/client-info';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { type AgentAccess, requireAgent } from './access';
import type { MemberRole } from './members';
import type { By } from './settings/save';

/** The settings page of an agent. */
export const settingsPath = (id: string): string => `/agents/${encodeURIComponent(id)}/settings`;

/**
 * The body of a server action of the settings: validates the form, and runs `act` for who may do it, within the limit on changes. The page
 * is shown anew.
 */
export function settingsAction<S extends z.ZodType<{ agent: string }>>(
  schema: S,
  form: unknown,
  act: (
    input: z.output<S>,
    access: AgentAccess & { by: By },
    sent: Readonly<Record<string, string>>,
  ) => Promise<Outcome>,
  role: MemberRole = 'owner',
): Promise<FormState> {
  return handleForm(schema, form, async (input, sent) => {
    const access = await requireAgent(input.agent, settingsPath(input.agent), role);
    const limited = await consume({ agentChangeByUser: access.user.id });
    if (limited) return { rejected: rateLimitMessage(limited) };
    const { ip } = await currentClientInfo();
    const outcome = await act(input, { ...access, by: { userId: access.user.id, ip } }, sent);
    refresh();
    return outcome;
  });
}
