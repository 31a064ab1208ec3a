import { recordEvent } from '@/lib/auth/audit-trail';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { formatDate } from '@/lib/format';
import { Prisma } from '@/lib/generated/prisma/client';
import { queueMail } from '@/lib/mail/outbox';
import { monthsBefore } from '@/lib/time';
import { queueNotice } from '../clock/notices';
import { TRIAL_LIFETIME_MS, TRIAL_MONTHS } from '../policy';

export type Live = { ok: true } | { ok: false; message: string };

const messages = {
  control: 'First show that the website is yours: with the line on it, or a code at an address of its domain.',
  state: 'This agent is not a draft any more.',
  taken: (domain: string) =>
    `Another agent is live on ${domain}. A website has one at a time. If it isn’t yours, write to us at ${env.contactEmail}.`,
  again: (domain: string, since: Date) =>
    `${domain} had its trial on ${formatDate(since)}. A website has one in ${TRIAL_MONTHS} months. To go on, write to us at ${env.contactEmail}.`,
};

const refused = (message: string): Live => ({ ok: false, message });

/** When another agent of the domain began a trial, in the months in which a domain has one. Erased agents count. */
async function earlierTrial(
  tx: Prisma.TransactionClient,
  id: string,
  domain: string,
  now: Date,
): Promise<Date | undefined> {
  const earlier = await tx.agent.findFirst({
    where: { domain, id: { not: id }, liveAt: { gt: monthsBefore(now, TRIAL_MONTHS) } },
    orderBy: { liveAt: 'desc' },
    select: { liveAt: true },
  });
  return earlier?.liveAt ?? undefined;
}

const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

/**
 * Puts a draft live whose website is proved to be its owner's: its trial begins. The owners and our team get a mail. A second press
 * changes nothing.
 */
export async function goLive(
  agentId: string,
  { userId, ip }: { userId?: string; ip?: string } = {},
  now = new Date(),
): Promise<Live> {
  const { domain } = await db.agent.findUniqueOrThrow({ where: { id: agentId }, select: { domain: true } });
  try {
    return await db.$transaction(async (tx) => {
      // One agent of a domain at a time: another one may be beginning its trial.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`live ${domain}`}, 0))`;
      const agent = await tx.agent.findUniqueOrThrow({ where: { id: agentId } });
      if (agent.state === 'trial' || agent.state === 'client') return { ok: true };
      if (agent.state !== 'draft') return refused(messages.state);
      if (!agent.controlledAt) return refused(messages.control);
      if (await tx.agent.findFirst({ where: { liveDomain: domain }, select: { id: true } }))
        return refused(messages.taken(domain));
      const earlier = await earlierTrial(tx, agentId, domain, now);
      if (earlier) return refused(messages.again(domain, earlier));
      const endsAt = new Date(now.getTime() + TRIAL_LIFETIME_MS);
      const { count } = await tx.agent.updateMany({
        where: { id: agentId, state: 'draft' },
        data: { state: 'trial', liveAt: now, endsAt, liveDomain: domain, expiresAt: null },
      });
      if (count === 0) return refused(messages.state);
      await queueNotice(tx, agentId, 'live');
      await queueMail(tx, { kind: 'agent_team', recipient: env.leads.email, details: { agentId, event: 'live' } });
      await recordEvent({ kind: 'agent_live', userId, ip, agentId }, tx);
      return { ok: true };
    });
  } catch (error) {
    if (isTaken(error)) return refused(messages.taken(domain));
    throw error;
  }
}
