import { cookies } from 'next/headers';
import { resolveUser } from '@/lib/auth/guard/resolve-user';
import { SESSION_COOKIE } from '@/lib/auth/session/cookie-names';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { Agent } from '@/lib/generated/prisma/client';

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
  if (!member || member.agent.state === 'erased') return undefined;
  return { agent: member.agent, role: member.role === 'owner' ? 'owner' : 'member' };
}

/** Whether an account works with an agent. */
export const hasAgents = async (userId: string): Promise<boolean> =>
  env.agentsLive &&
  (await db.agentMember.findFirst({
    where: { userId, agent: { state: { not: 'erased' } } },
    select: { agentId: true },
  })) !== null;

/**
 * Whether the person who is signed in in this browser works with an agent. By the cookie alone: in the API of a chat, `Authorization` has the
 * secret of the conversation.
 */
export async function isMemberOf(agentId: string): Promise<boolean> {
  const sessionCookie = (await cookies()).get(SESSION_COOKIE)?.value;
  const user = await resolveUser({ authorization: null, sessionCookie });
  return user !== undefined && (await agentForMember(agentId, user.id)) !== undefined;
}
