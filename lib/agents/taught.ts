import type { TaughtAnswer } from '@/lib/agent/taught/recall';
import { db } from '@/lib/db';
import { MAX_ADDED_QUESTIONS } from './policy';

/** An empty answer: the question is dismissed, and nobody is to be asked for one. */
export const DISMISSED = '';
const isTaught = { answer: { not: DISMISSED } };

/** What an agent was taught that still holds, oldest first. */
export const taughtTo = (agentId: string): Promise<TaughtAnswer[]> =>
  db.taughtAnswer.findMany({
    where: { agentId, withdrawnAt: null, ...isTaught },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { question: true, answer: true },
  });

/**
 * Teaches an agent the answer to a question, in place of an earlier one, which stays as its history. False if it has been taught too much.
 * `userId` is missing in a preview.
 */
export async function teachAgent(
  agentId: string,
  { question, answer }: TaughtAnswer,
  { userId, most = MAX_ADDED_QUESTIONS }: { userId?: string; most?: number } = {},
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM agents WHERE id = ${agentId}::uuid FOR UPDATE`;
    const others = await tx.taughtAnswer.count({ where: { agentId, withdrawnAt: null, question: { not: question } } });
    if (others >= most) return false;
    await tx.taughtAnswer.updateMany({
      where: { agentId, question, withdrawnAt: null },
      data: { withdrawnAt: new Date() },
    });
    await tx.taughtAnswer.create({ data: { agentId, question, answer, taughtById: userId } });
    return true;
  });
}

const withTeacher = { taughtBy: { select: { displayName: true, email: true } } } as const;

/** What an agent was taught that holds, with when and by whom, newest first. */
export const listTaught = (agentId: string) =>
  db.taughtAnswer.findMany({
    where: { agentId, withdrawnAt: null, ...isTaught },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    include: withTeacher,
  });

/** Questions without an answer that nobody wants to be asked about, the latest first. */
export const listDismissed = (agentId: string) =>
  db.taughtAnswer.findMany({
    where: { agentId, withdrawnAt: null, answer: DISMISSED },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: { id: true, question: true },
  });

/** A taught answer as members see it. */
export type Taught = Awaited<ReturnType<typeof listTaught>>[number];

/** What no longer holds, and so many of it at once. */
export const FORMER_PAGE = 50;

/** Taught answers that no longer hold, what was withdrawn last first. `page` counts from 1. */
export async function listFormerlyTaught(agentId: string, page: number): Promise<{ former: Taught[]; count: number }> {
  const where = { agentId, withdrawnAt: { not: null }, ...isTaught };
  const former = await db.taughtAnswer.findMany({
    where,
    orderBy: [{ withdrawnAt: 'desc' }, { createdAt: 'desc' }, { id: 'asc' }],
    skip: (page - 1) * FORMER_PAGE,
    take: FORMER_PAGE,
    include: withTeacher,
  });
  return { former, count: await db.taughtAnswer.count({ where }) };
}

/** How often an agent has said each of its taught answers in the conversations that are kept, by the answer. */
export async function countUses(agentId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.$queryRaw<{ said: string; uses: number }[]>`
    SELECT m.reply ->> 'said' AS said, count(*)::int AS uses FROM conversations c
    JOIN messages m ON m.conversation_id = c.id AND m.author = 'agent' AND m.reply ->> 'isTaught' = 'true'
    WHERE c.agent_id = ${agentId}::uuid AND NOT c.is_test GROUP BY 1`;
  return new Map(rows.map(({ said, uses }) => [said, uses]));
}

/** Withdraws a taught answer, or lets one hold again in place of what holds now. False if the agent has no such answer. */
export async function setTaught(agentId: string, id: string, holds: boolean): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const found = await tx.taughtAnswer.findFirst({ where: { id, agentId } });
    if (!found) return false;
    const now = new Date();
    if (holds)
      await tx.taughtAnswer.updateMany({
        where: { agentId, question: found.question, withdrawnAt: null },
        data: { withdrawnAt: now },
      });
    await tx.taughtAnswer.update({ where: { id }, data: { withdrawnAt: holds ? null : now } });
    return true;
  });
}
