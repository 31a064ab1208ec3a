import { refresh } from 'next/cache';
import { requireUser } from '@/lib/auth/guard/current-user';
import { env } from '@/lib/env';
import type { Outcome } from '@/lib/forms/form-action';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import type { AgentAccess } from './access';
import { agentForUser } from './members';

const NO_MEMBER = 'You no longer work with this agent. Nothing was sent, and what you typed is still here.';

/** The path of a page of an agent's desk. */
export const deskPath = (agentId: string, page: string): string => `/agents/${encodeURIComponent(agentId)}/${page}`;

/**
 * The body of an action on an agent, for its members alone and within the limit of changes; the page is shown anew. Unlike a page, it
 * answers others with a sentence, so that somebody who was removed while writing keeps what they typed.
 * @param page of the desk, to come back to after signing in
 */
export const asMember =
  <T extends { agent: string }>(page: string, act: (access: AgentAccess, input: T) => Promise<Outcome>) =>
  async (input: T): Promise<Outcome> => {
    const user = await requireUser(deskPath(input.agent, page));
    const found = env.agentsLive ? await agentForUser(input.agent, user) : undefined;
    const key = found?.agent.key;
    if (!found || !key) return { rejected: NO_MEMBER };
    const limited = await consume({ agentChangeByUser: user.id });
    if (limited) return { rejected: rateLimitMessage(limited) };
    const outcome = await act({ user, agent: { ...found.agent, key }, role: found.role }, input);
    refresh();
    return outcome;
  };
