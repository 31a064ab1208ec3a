import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';

/**
 * Erases an agent with all that it knew and all that was written to it. What stays names nobody: its key, which answers "gone" from now
 * on, and its domain, as long as that may have no second trial.
 */
export function eraseAgent(agentId: string, where: Prisma.AgentWhereInput = {}): Promise<void> {
  return db.$transaction(async (tx) => {
    // First, as whoever writes in a conversation does: a request that is stored meanwhile holds its conversation and waits for the agent.
    await tx.$queryRaw`SELECT 1 FROM conversations WHERE agent_id = ${agentId}::uuid ORDER BY id FOR UPDATE`;
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
        expiresAt: null,
        deletedAt: null,
      },
    });
    if (count === 0) return;
    const ofAgent = { where: { agentId } };
    await tx.customerRequest.deleteMany(ofAgent);
    await tx.conversation.deleteMany(ofAgent);
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
