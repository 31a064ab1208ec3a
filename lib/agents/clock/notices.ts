import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { queueMails } from '@/lib/mail/outbox';

/** What the owners of an agent are told about its state, each once. */
export const agentNotices = ['draft-ends', 'live', 'last-day', 'ended', 'erasure', 'deleted'] as const;
export type AgentNotice = (typeof agentNotices)[number];

/** Queues a notice to the owners of an agent, in the transaction of the change that it reports. False if it was queued before. */
export async function queueNotice(
  tx: Prisma.TransactionClient,
  agentId: string,
  notice: AgentNotice,
): Promise<boolean> {
  const { count } = await tx.agent.updateMany({
    where: { id: agentId, NOT: { notices: { has: notice } } },
    data: { notices: { push: notice } },
  });
  if (count === 0) return false;
  const owners = await tx.agentMember.findMany({
    where: { agentId, role: 'owner' },
    select: { user: { select: { email: true } } },
  });
  await queueMails(
    tx,
    owners.map(({ user }) => ({ kind: 'agent_notice', recipient: user.email, details: { agentId, notice } })),
  );
  return true;
}

/** Takes notices back whose state has been undone: they are queued again when it returns. */
export async function forgetNotices(
  tx: Prisma.TransactionClient,
  agentId: string,
  undone: readonly AgentNotice[],
): Promise<void> {
  const { notices } = await tx.agent.findUniqueOrThrow({ where: { id: agentId }, select: { notices: true } });
  const kept = notices.filter((notice) => !(undone as readonly string[]).includes(notice));
  await tx.agent.update({ where: { id: agentId }, data: { notices: kept } });
}

/** Queues a notice to the owners of every agent that it is due for. Any number of workers may run it at once. */
export async function queueNotices(where: Prisma.AgentWhereInput, notice: AgentNotice): Promise<void> {
  const due = await db.agent.findMany({
    where: { ...where, deletedAt: null, NOT: { notices: { has: notice } } },
    select: { id: true },
  });
  for (const { id } of due) await db.$transaction((tx) => queueNotice(tx, id, notice));
}
