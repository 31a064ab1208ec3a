import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { queueMail } from '@/lib/mail/outbox';
import { consume } from '@/lib/rate-limits/rate-limiter';
import { MAX_REPORTS } from './policy';
import type { PublicAgent } from './public-agent';

/**
 * Somebody says that an agent speaks for a business that is not its owner's. Our team is told, by mail once a day; on trial it is paused
 * until they have looked. An agent of a client, whose business our team knows, goes on: strangers switch nobody off.
 */
export async function reportAgent({ agentId }: PublicAgent, text: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.agent.updateMany({
      where: { id: agentId, state: 'trial' },
      data: { isPaused: true, pausedBy: 'us' },
    });
    const waiting = await tx.agentReport.count({ where: { agentId, doneAt: null } });
    if (waiting < MAX_REPORTS) await tx.agentReport.create({ data: { agentId, text } });
    if (await consume({ reportMailByAgent: agentId }, tx)) return;
    await queueMail(tx, {
      kind: 'agent_team',
      recipient: env.leads.email,
      details: { agentId, event: 'reported', text },
    });
  });
}
