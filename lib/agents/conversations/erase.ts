import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import type { PublicAgent } from '../public-agent';
import { hashOf } from './conversation-view';

/** What is left of an accepted booking in the diary: when it is, and for how many. */
const KEPT_SLOTS = ['day', 'until', 'time', 'people'];

/** Erases conversations with all requests but accepted ones, of which the diary keeps when they are. */
async function eraseConversations(tx: Prisma.TransactionClient, ids: readonly string[]): Promise<void> {
  // First, as whoever writes in a conversation does: no request comes meanwhile, which would outlive it.
  await tx.$queryRaw`SELECT 1 FROM conversations WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
  const of = { conversationId: { in: [...ids] } };
  await tx.customerRequest.deleteMany({ where: { ...of, state: { notIn: ['accepted', 'moved', 'changed'] } } });
  for (const { id, slots } of await tx.customerRequest.findMany({ where: of, select: { id: true, slots: true } })) {
    const kept = Object.entries((slots ?? {}) as Prisma.JsonObject).filter(([name]) => KEPT_SLOTS.includes(name));
    const data = {
      slots: Object.fromEntries(kept) as Prisma.InputJsonObject,
      asked: '',
      also: [],
      conversationId: null,
    };
    await tx.customerRequest.update({ where: { id }, data });
  }
  await tx.conversation.deleteMany({ where: { id: { in: [...ids] } } });
}

/** Erases a customer's conversation at once, as they wish. False if there is none. */
export async function erase({ agentId }: PublicAgent, secret: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const found = await tx.conversation.findUnique({
      where: { agentId_secretHash: { agentId, secretHash: hashOf(secret) } },
      select: { id: true },
    });
    if (found) await eraseConversations(tx, [found.id]);
    return found !== null;
  });
}

/** Erases a conversation for a member of its agent. False if it is another agent's. */
export async function eraseForMember(agentId: string, id: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const found = await tx.conversation.findFirst({ where: { id, agentId }, select: { id: true } });
    if (found) await eraseConversations(tx, [found.id]);
    return found !== null;
  });
}

const AT_ONCE = 200;

/** Erases the conversations whose agents keep them no longer. The retention job runs it; it is idempotent. */
export async function eraseOldConversations(now = new Date()): Promise<void> {
  for (;;) {
    const old = await db.$queryRaw<{ id: string }[]>`
      SELECT old.id FROM agents a CROSS JOIN LATERAL (
        SELECT c.id FROM conversations c WHERE c.agent_id = a.id
          AND c.updated_at < ${now}::timestamptz - a.retention_days * interval '1 day' LIMIT ${AT_ONCE}) old
      LIMIT ${AT_ONCE}`;
    if (old.length === 0) return;
    await db.$transaction((tx) =>
      eraseConversations(
        tx,
        old.map(({ id }) => id),
      ),
    );
  }
}
