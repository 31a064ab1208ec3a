import { z } from 'zod';
import { recordEvent } from '@/lib/auth/audit-trail';
import { settingsPage as copy } from '@/lib/content/pages/agent-settings';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { Prisma } from '@/lib/generated/prisma/client';
import { within } from '@/lib/time';
import { forgetNotices, queueNotice } from '../clock/notices';
import { resumeInvitations } from '../colleagues/invitations';
import { MAX_AGENTS, UNDO_LIFETIME_MS } from '../policy';
import type { By } from './save';

/** An owner, or one of our people. */
export type Who = 'owner' | 'us';

type Result = { ok: true } | { ok: false; message: string };

const refused = (message: string): Result => ({ ok: false, message });

const isLive: Prisma.AgentWhereInput = { state: { in: ['trial', 'client'] }, deletedAt: null };

/** Not paused by our people. NULL is unequal to nothing. */
const notByUs: Prisma.AgentWhereInput = { OR: [{ pausedBy: null }, { pausedBy: { not: 'us' } }] };

/** Takes a live agent off its website: it takes messages. False if it is not live, or paused already. */
export function pauseAgent(agentId: string, who: Who, by: By): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.agent.updateMany({
      where: { ...isLive, id: agentId, ...(who === 'owner' ? { isPaused: false } : notByUs) },
      data: { isPaused: true, pausedBy: who },
    });
    if (count > 0) await recordEvent({ kind: 'agent_paused', ...by, agentId, details: { by: who } }, tx);
    return count > 0;
  });
}

/** Lets a paused agent answer again. False for an owner where our people have paused it. */
export function resumeAgent(agentId: string, who: Who, by: By): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.agent.updateMany({
      where: { id: agentId, isPaused: true, deletedAt: null, ...(who === 'owner' ? notByUs : {}) },
      data: { isPaused: false, pausedBy: null },
    });
    if (count > 0) await recordEvent({ kind: 'agent_resumed', ...by, agentId, details: { by: who } }, tx);
    return (await tx.agent.count({ where: { id: agentId, isPaused: false } })) > 0;
  });
}

/** Whether the end of an agent can be undone by who ended it, and as what it comes back. */
export function reopensAs(
  {
    state,
    endedBy,
    endedAt,
    endsAt,
  }: { state: string; endedBy: string | null; endedAt: Date | null; endsAt: Date | null },
  who: Who,
  now = Date.now(),
): 'trial' | 'client' | undefined {
  if (state !== 'ended' || !endedAt || (who === 'owner' && endedBy !== 'owner')) return undefined;
  if (endedAt.getTime() < now - UNDO_LIFETIME_MS) return undefined;
  if (!endsAt) return 'client';
  return endsAt.getTime() > now ? 'trial' : undefined;
}

const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

/** Undoes the end of an agent, unless another one is live on its domain by now. */
export async function reopenAgent(agentId: string, who: Who, by: By): Promise<Result> {
  const agent = await db.agent.findUniqueOrThrow({ where: { id: agentId } });
  const state = reopensAs(agent, who);
  if (!state) return refused(copy.off.overForGood(env.contactEmail));
  try {
    return await db.$transaction(async (tx) => {
      const { count } = await tx.agent.updateMany({
        where: { id: agentId, state: 'ended', endedAt: agent.endedAt, deletedAt: null },
        data: { state, liveDomain: agent.domain, endedAt: null, endedBy: null, expiresAt: null },
      });
      if (count === 0) return refused(copy.off.overForGood(env.contactEmail));
      await forgetNotices(tx, agentId, ['ended', 'erasure']);
      await recordEvent({ kind: 'agent_reopened', ...by, agentId, details: { by: who } }, tx);
      return { ok: true };
    });
  } catch (error) {
    if (isTaken(error)) return refused(copy.off.taken(agent.domain));
    throw error;
  }
}

/** Deletes an agent: nobody sees it from now on, and the clock erases it after a week. Its owners are told how to undo that. */
export async function deleteAgent(agentId: string, by: By): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.agent.updateMany({
      where: { id: agentId, deletedAt: null, state: { notIn: ['preview', 'erased'] } },
      data: { deletedAt: new Date() },
    });
    if (count === 0) return;
    await queueNotice(tx, agentId, 'deleted');
    await recordEvent({ kind: 'agent_deleted', ...by, agentId }, tx);
  });
}

/** Brings a deleted agent back for one of its owners, as it was, and its invitations with the time that they had left. */
export async function restoreAgent(agentId: string, by: By): Promise<Result> {
  const ownedBy = { members: { some: { userId: by.userId, role: 'owner' } } };
  if (!z.uuid().safeParse(agentId).success) return refused(copy.off.gone);
  return db.$transaction(async (tx) => {
    // As whoever takes an agent over does: two at once would both be the third.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${by.userId}::uuid FOR UPDATE`;
    const live = { ...ownedBy, state: { in: ['draft', 'trial', 'client'] }, deletedAt: null };
    const others = await tx.agent.count({ where: { ...live, id: { not: agentId } } });
    const deleted = { id: agentId, ...ownedBy, deletedAt: within(UNDO_LIFETIME_MS), state: { not: 'erased' } };
    const agent = await tx.agent.findFirst({ where: deleted, select: { state: true, deletedAt: true } });
    if (!agent?.deletedAt) return refused(copy.off.gone);
    if (others >= MAX_AGENTS && agent.state !== 'ended') return refused(copy.off.full(MAX_AGENTS));
    await tx.agent.update({ where: { id: agentId }, data: { deletedAt: null } });
    await resumeInvitations(tx, agentId, agent.deletedAt);
    await forgetNotices(tx, agentId, ['deleted']);
    await recordEvent({ kind: 'agent_restored', ...by, agentId }, tx);
    return { ok: true };
  });
}
