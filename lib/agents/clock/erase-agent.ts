import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { MINUTE_MS } from '@/lib/time';

/**
 * Erases an agent with all that it knew. What stays names nobody: its key, which answers "gone" from now on, and its domain, as long as
 * that may have no second trial. Nobody sees its conversations any more, nor writes in them; eraseWhatIsLeft deletes those.
 */
export function eraseAgent(agentId: string, where: Prisma.AgentWhereInput = {}, now = new Date()): Promise<void> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.agent.updateMany({
      where: { ...where, id: agentId },
      data: {
        state: 'erased',
        previewId: null,
        subject: '',
        visitorKey: '',
        questions: [],
        readingId: null,
        leadId: null,
        name: '',
        website: '',
        liveDomain: null,
        greeting: '',
        allowedSites: [],
        adoptedById: null,
        expiresAt: now,
        deletedAt: null,
      },
    });
    if (count === 0) return;
    const ofAgent = { where: { agentId } };
    await tx.taughtAnswer.deleteMany(ofAgent);
    await tx.agentFact.deleteMany(ofAgent);
    await tx.controlCode.deleteMany(ofAgent);
    await tx.agentAdoption.deleteMany(ofAgent);
    await tx.agentInvitation.deleteMany(ofAgent);
    await tx.agentReport.deleteMany(ofAgent);
    await tx.siteReading.deleteMany(ofAgent);
    await tx.agentMember.deleteMany(ofAgent);
  });
}

/** What one transaction deletes, and how many run in one turn of the clock, whose other tasks wait meanwhile. */
const AT_ONCE = 500;
const PORTIONS = 20;
/** After this time, no transaction is open any more that began before an agent was erased, and stores what was written to it. */
const SETTLED_MS = MINUTE_MS;

/**
 * Deletes what was written to erased agents, in portions: the largest have more than one transaction should hold. The clock runs it, and
 * goes on where it ended when a process was killed. `expiresAt` of an erased agent is when it was erased, and null once nothing is left.
 */
export async function eraseWhatIsLeft(now = new Date(), portions = PORTIONS): Promise<void> {
  for (let portion = 0, count = AT_ONCE; count === AT_ONCE; portion += 1) {
    if (portion === portions) return;
    count = await db.$transaction(async (tx) => {
      // Locked as whoever writes in one does: a request that is stored meanwhile is waited for.
      const left = await tx.$queryRaw<{ id: string }[]>`
        SELECT c.id FROM conversations c JOIN agents a ON a.id = c.agent_id
        WHERE a.state = 'erased' AND a.expires_at IS NOT NULL LIMIT ${AT_ONCE} FOR UPDATE OF c`;
      const ids = left.map(({ id }) => id);
      await tx.customerRequest.deleteMany({ where: { conversationId: { in: ids } } });
      await tx.conversation.deleteMany({ where: { id: { in: ids } } });
      return ids.length;
    });
  }
  const erased = { state: 'erased', expiresAt: { not: null } };
  // Those in the diary, whose conversations were deleted before.
  await db.customerRequest.deleteMany({ where: { agent: erased } });
  const isSettled = { lte: new Date(now.getTime() - SETTLED_MS) };
  await db.agent.updateMany({ where: { state: 'erased', expiresAt: isSettled }, data: { expiresAt: null } });
}
