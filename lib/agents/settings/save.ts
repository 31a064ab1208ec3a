import { isDeepStrictEqual } from 'node:util';
import { recordEvent } from '@/lib/auth/audit-trail';
import { db } from '@/lib/db';
import type { Agent } from '@/lib/generated/prisma/client';

/** The columns that owners set. */
type Settings = Partial<
  Pick<
    Agent,
    | 'name'
    | 'greeting'
    | 'colour'
    | 'side'
    | 'peopleDays'
    | 'peopleFrom'
    | 'peopleTo'
    | 'quietFrom'
    | 'quietTo'
    | 'isWordless'
    | 'allowedSites'
    | 'retentionDays'
    | 'isModelOff'
  >
>;

/** Who changes something, for the audit trail. */
export interface By {
  userId: string;
  ip?: string;
}

/**
 * Saves settings of an agent, and names those that have changed in the audit trail.
 * @param told those of its members who get mails about requests; the others do not
 */
export async function saveSettings(
  agentId: string,
  settings: Settings,
  by: By,
  told?: readonly string[],
): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM agents WHERE id = ${agentId}::uuid FOR UPDATE`;
    const before = await tx.agent.findUniqueOrThrow({ where: { id: agentId } });
    const fields = Object.entries(settings).flatMap(([name, value]) =>
      isDeepStrictEqual(value, before[name as keyof Settings]) ? [] : [name],
    );
    if (told) {
      const ids = [...told];
      const added = { agentId, isTold: false, userId: { in: ids } };
      const dropped = { agentId, isTold: true, userId: { notIn: ids } };
      const on = await tx.agentMember.updateMany({ where: added, data: { isTold: true } });
      const off = await tx.agentMember.updateMany({ where: dropped, data: { isTold: false } });
      if (on.count + off.count > 0) fields.push('told');
    }
    if (fields.length === 0) return;
    await tx.agent.update({ where: { id: agentId }, data: settings });
    await recordEvent({ kind: 'agent_changed', ...by, agentId, details: { fields } }, tx);
  });
}
