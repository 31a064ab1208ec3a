import { recordEvent } from '@/lib/auth/audit-trail';
import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { monthsBefore } from '@/lib/time';
import { forgetRemoved } from '../colleagues/roles';
import { deleteReadingsOfNobody } from '../own-reading';
import {
  DRAFT_NOTICE_MS,
  ENDED_LIFETIME_MS,
  ENDED_NOTICE_MS,
  TRIAL_MONTHS,
  TRIAL_NOTICE_MS,
  UNDO_LIFETIME_MS,
} from '../policy';
import { eraseAgent, eraseWhatIsLeft } from './erase-agent';
import { queueNotice, queueNotices } from './notices';
import { queueWeeklyNotes } from './weekly-notes';

/** Who ended an agent; nobody where its trial was over. */
type EndedBy = { who?: 'owner' | 'us'; userId?: string; ip?: string };

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/**
 * Ends an agent that is on trial or with a client: it takes messages for its owners, who can read and export for 30 days.
 * @param only what else has to hold at that moment
 */
export function endAgent(
  agentId: string,
  now = new Date(),
  by: EndedBy = {},
  only: Prisma.AgentWhereInput = {},
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.agent.updateMany({
      where: { id: agentId, state: { in: ['trial', 'client'] }, deletedAt: null, AND: [only] },
      data: {
        state: 'ended',
        endedAt: now,
        endedBy: by.who,
        liveDomain: null,
        expiresAt: after(now, ENDED_LIFETIME_MS),
      },
    });
    if (count === 0) return false;
    await queueNotice(tx, agentId, 'ended');
    if (by.who)
      await recordEvent({ kind: 'agent_ended', userId: by.userId, ip: by.ip, agentId, details: { by: by.who } }, tx);
    return true;
  });
}

const idsOf = async (where: Parameters<typeof db.agent.findMany>[0] & object) =>
  (await db.agent.findMany({ ...where, select: { id: true } })).map(({ id }) => id);

/**
 * Does what is due for the states of agents: mails, the end of trials, deletion and erasure. The worker runs it every minute; whatever
 * restarts, each happens once.
 */
export async function turnClock(now = new Date()): Promise<void> {
  await queueNotices({ state: 'draft', expiresAt: { gt: now, lte: after(now, DRAFT_NOTICE_MS) } }, 'draft-ends');
  await queueNotices({ state: 'trial', endsAt: { gt: now, lte: after(now, TRIAL_NOTICE_MS) } }, 'last-day');
  await queueNotices({ state: 'ended', expiresAt: { gt: now, lte: after(now, ENDED_NOTICE_MS) } }, 'erasure');
  await queueWeeklyNotes(now);
  // It may be extended, or become a client's, meanwhile.
  const isEnding = { state: 'trial', endsAt: { lte: now }, deletedAt: null };
  for (const id of await idsOf({ where: isEnding })) await endAgent(id, now, {}, isEnding);
  const isDeleted = { deletedAt: { lte: after(now, -UNDO_LIFETIME_MS) } };
  // Nobody knows a draft's key.
  await db.agent.deleteMany({
    where: {
      state: 'draft',
      OR: [{ expiresAt: { lte: now }, deletedAt: null }, isDeleted, { members: { none: { role: 'owner' } } }],
    },
  });
  await deleteReadingsOfNobody();
  const isOver = {
    OR: [
      // A deleted one can be had back for as long as its mail says.
      { state: 'ended', expiresAt: { lte: now }, deletedAt: null },
      { state: { in: ['trial', 'client', 'ended'] }, ...isDeleted },
      // Their owners have deleted their accounts.
      { state: { in: ['trial', 'client', 'ended'] }, members: { none: { role: 'owner' } } },
    ],
  };
  for (const id of await idsOf({ where: isOver })) await eraseAgent(id, isOver, now);
  await db.agent.updateMany({
    where: { state: 'erased', domain: { not: '' }, liveAt: { lte: monthsBefore(now, TRIAL_MONTHS) } },
    data: { domain: '' },
  });
  await db.agentInvitation.deleteMany({ where: { expiresAt: { lt: now }, agent: { deletedAt: null } } });
  await db.controlCode.deleteMany({ where: { expiresAt: { lt: now } } });
  await forgetRemoved(now);
  await eraseWhatIsLeft(now);
}
