import { recordEvent } from '@/lib/auth/audit-trail';
import type { Prisma } from '@/lib/generated/prisma/client';

/** How control of a website was proved: its line found there, a code at an address of its domain, or by our people. */
export type ControlBy = 'line' | 'code' | 'us';

/** Records that the website of an agent is its owner's. What proved it first stays. */
export async function recordControl(
  tx: Prisma.TransactionClient,
  agentId: string,
  by: ControlBy,
  { userId, ip }: { userId?: string; ip?: string } = {},
): Promise<void> {
  const { count } = await tx.agent.updateMany({
    where: { id: agentId, controlledAt: null, deletedAt: null, state: { in: ['draft', 'trial', 'client'] } },
    data: { controlledAt: new Date(), controlBy: by },
  });
  if (count > 0) await recordEvent({ kind: 'agent_control_proved', userId, ip, agentId, details: { by } }, tx);
}
