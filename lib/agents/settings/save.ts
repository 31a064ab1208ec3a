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

/** Settings as a form has them; of members, by their ids, whether they get mails about requests. */
export type SentSettings = Settings & { told?: Readonly<Record<string, boolean>> };

/** What of a record differs from another one; all of it without one. */
const differing = <V>(now: Readonly<Record<string, V>>, was: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => !isDeepStrictEqual(value, was[name])));

/**
 * What a form changes of the settings that it was shown with, so that what colleagues have changed meanwhile holds; everything where it
 * does not say which these were.
 */
export function changesOf({ told, ...settings }: SentSettings, was: SentSettings = {}): SentSettings {
  return { ...differing(settings, was), ...(told && { told: differing(told, was.told) }) };
}

/** Saves settings of an agent, and names those that have changed in the audit trail. */
export async function saveSettings(agentId: string, { told = {}, ...settings }: SentSettings, by: By): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM agents WHERE id = ${agentId}::uuid FOR UPDATE`;
    const before = await tx.agent.findUniqueOrThrow({ where: { id: agentId } });
    const fields = Object.entries(settings).flatMap(([name, value]) =>
      isDeepStrictEqual(value, before[name as keyof Settings]) ? [] : [name],
    );
    let tellings = 0;
    for (const isTold of [true, false]) {
      const ids = Object.keys(told).filter((userId) => told[userId] === isTold);
      const where = { agentId, isTold: !isTold, userId: { in: ids } };
      tellings += (await tx.agentMember.updateMany({ where, data: { isTold } })).count;
    }
    if (tellings > 0) fields.push('told');
    if (fields.length === 0) return;
    await tx.agent.update({ where: { id: agentId }, data: settings });
    await recordEvent({ kind: 'agent_changed', ...by, agentId, details: { fields } }, tx);
  });
}
