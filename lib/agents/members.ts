import { cookies } from 'next/headers';
import { type CurrentUser, resolveUser } from '@/lib/auth/guard/resolve-user';
import { SESSION_COOKIE } from '@/lib/auth/session/cookie-names';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { Agent } from '@/lib/generated/prisma/client';
import { within } from '@/lib/time';
import { HELP_LIFETIME_MS } from './policy';

/** What members may do: owners everything, members read, answer, teach and accept. */
export type MemberRole = 'owner' | 'member';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The agent of an id for one of its members; undefined for everybody else, as if there were none. */
export async function agentForMember(
  id: string,
  userId: string,
): Promise<{ agent: Agent; role: MemberRole } | undefined> {
  if (!UUID.test(id)) return undefined;
  const member = await db.agentMember.findUnique({
    where: { agentId_userId: { agentId: id, userId } },
    include: { agent: true },
  });
  if (!member || member.agent.state === 'erased' || member.agent.deletedAt) return undefined;
  return { agent: member.agent, role: member.role === 'owner' ? 'owner' : 'member' };
}

/** Whether an account works with an agent. */
export const hasAgents = async (userId: string): Promise<boolean> =>
  env.agentsLive &&
  (await db.agentMember.findFirst({
    where: { userId, agent: { state: { not: 'erased' } } },
    select: { agentId: true },
  })) !== null;

/** Whether one of our people has given a reason for opening an agent, within the last hour. Only an admin with a passkey can. */
async function isHelping(agentId: string, { id: userId, isAdmin, hasPasskey }: CurrentUser): Promise<boolean> {
  if (!isAdmin || !hasPasskey) return false;
  const where = { agentId, userId, kind: 'agent_opened', at: within(HELP_LIFETIME_MS) };
  return (await db.auditEvent.findFirst({ where, select: { id: true } })) !== null;
}

/** The agent of an id for who is signed in: for its members, and for our people who have opened it to help, as a member. */
export async function agentForUser(id: string, user: CurrentUser): ReturnType<typeof agentForMember> {
  const found = await agentForMember(id, user.id);
  if (found || !UUID.test(id) || !(await isHelping(id, user))) return found;
  const agent = await db.agent.findUnique({ where: { id } });
  return agent && agent.state !== 'erased' && !agent.deletedAt ? { agent, role: 'member' } : undefined;
}

/**
 * Whether the person who is signed in in this browser works with an agent. By the cookie alone: in the API of a chat, `Authorization` has the
 * secret of the conversation.
 */
export async function isMemberOf(agentId: string): Promise<boolean> {
  const sessionCookie = (await cookies()).get(SESSION_COOKIE)?.value;
  const user = await resolveUser({ authorization: null, sessionCookie });
  return user !== undefined && (await agentForUser(agentId, user)) !== undefined;
}
