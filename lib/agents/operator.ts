import { z } from 'zod';
import { db } from '@/lib/db';
import { recordControl } from './control/prove';

type Result = { ok: boolean; message: string };

/** Every agent that somebody has adopted, with the addresses of its owners: whom to tell of a breach. One line each. */
export async function listOwners(): Promise<Result> {
  const agents = await db.agent.findMany({
    where: { state: { in: ['draft', 'trial', 'client', 'ended'] } },
    orderBy: [{ domain: 'asc' }, { createdAt: 'asc' }],
    include: {
      members: { where: { role: 'owner' }, select: { user: { select: { email: true } } } },
      _count: { select: { conversations: true } },
    },
  });
  const lines = agents.map(({ id, domain, state, members, _count }) =>
    [domain, state, `${_count.conversations} conversations`, members.map(({ user }) => user.email).join(' '), id].join(
      '\t',
    ),
  );
  return { ok: true, message: lines.join('\n') || 'Nobody owns an agent.' };
}

/** Records that our people have made sure of who an agent's business is, which has no website or cannot change it. */
export async function proveByUs(id: string, by: { userId?: string; ip?: string } = {}): Promise<Result> {
  const agent = z.uuid().safeParse(id).success ? await db.agent.findUnique({ where: { id } }) : null;
  if (!agent || agent.deletedAt || !['draft', 'trial', 'client'].includes(agent.state))
    return { ok: false, message: `There is no such agent: ${id}` };
  await db.$transaction((tx) => recordControl(tx, id, 'us', by));
  return { ok: true, message: `Control of ${agent.domain} is recorded. Its owner can share the link now.` };
}
