import { notFound } from 'next/navigation';
import { requireUser } from '@/lib/auth/guard/current-user';
import type { CurrentUser } from '@/lib/auth/guard/resolve-user';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { Agent } from '@/lib/generated/prisma/client';
import { agentForUser, type MemberRole } from './members';

export interface AgentAccess {
  user: CurrentUser;
  agent: Agent & { key: string };
  role: MemberRole;
}

/** The agents of an account, newest first, with how much waits in each; those that it has deleted too, as long as that can be undone. */
export const listAgents = (userId: string) =>
  db.agent.findMany({
    where: { state: { notIn: ['preview', 'erased'] }, members: { some: { userId } } },
    orderBy: [{ adoptedAt: 'desc' }, { id: 'asc' }],
    include: {
      members: { where: { userId }, select: { role: true } },
      _count: {
        select: {
          conversations: { where: { waitingSince: { not: null } } },
          requests: { where: { state: { in: ['requested', 'changed'] } } },
        },
      },
    },
  });

/**
 * The agent of a page or action, for its members alone. Others who are signed in get the page of an address that does not exist, and
 * nobody learns which agents there are. `path` is where to come back to after signing in.
 */
export async function requireAgent(id: string, path: string, role: MemberRole = 'member'): Promise<AgentAccess> {
  if (!env.agentsLive) notFound();
  const user = await requireUser(path);
  const found = await agentForUser(id, user);
  const key = found?.agent.key;
  if (!found || !key || (role === 'owner' && found.role !== 'owner')) notFound();
  return { user, agent: { ...found.agent, key }, role: found.role };
}
