import type { Prisma } from '@/lib/generated/prisma/client';
import { queueMail } from '@/lib/mail/outbox';
import { HOUR_MS, SECOND_MS, within } from '@/lib/time';
import { secondsUntilMorning } from '../quiet-hours';

type Tx = Prisma.TransactionClient;

/** Mails about requests that one member gets within an hour before they are collected in one. */
const MAILS_AN_HOUR = 5;

interface News {
  agentId: string;
  requestId: string;
  change: 'new' | 'changed' | 'withdrawn';
  /** Does not wait for the end of quiet hours, nor in a digest. */
  isUrgent: boolean;
}

const about = (agentId: string) => ({ path: ['agentId'], equals: agentId });

/** Queues a mail to one member, or leaves it to the digest of the hour. */
async function tellMember(
  tx: Tx,
  recipient: string,
  { isUrgent, ...details }: News,
  quietSeconds: number,
): Promise<void> {
  const { agentId } = details;
  const of = { recipient, details: about(agentId) };
  const recent = isUrgent
    ? 0
    : await tx.mail.count({ where: { ...of, kind: 'agent_request', createdAt: within(HOUR_MS) } });
  if (recent < MAILS_AN_HOUR)
    return queueMail(tx, { kind: 'agent_request', recipient, details, afterSeconds: isUrgent ? 0 : quietSeconds });
  const waiting = await tx.mail.count({ where: { ...of, kind: 'agent_digest', status: 'queued' } });
  if (waiting > 0) return;
  // The request that begins it is in it.
  const { updatedAt } = await tx.customerRequest.findUniqueOrThrow({
    where: { id: details.requestId },
    select: { updatedAt: true },
  });
  const since = updatedAt.toISOString();
  const afterSeconds = Math.max(HOUR_MS / SECOND_MS, quietSeconds);
  await queueMail(tx, { kind: 'agent_digest', recipient, details: { agentId, since }, afterSeconds });
}

/** Tells those members of an agent by mail who are to be told what became of a request, in the transaction of the change. */
export async function tellMembers(tx: Tx, news: News): Promise<void> {
  const agent = await tx.agent.findUniqueOrThrow({
    where: { id: news.agentId },
    select: {
      timeZone: true,
      quietFrom: true,
      quietTo: true,
      members: { select: { role: true, isTold: true, user: { select: { email: true } } } },
    },
  });
  const quietSeconds = secondsUntilMorning(agent, new Date());
  const told = agent.members.filter(({ isTold }) => isTold);
  // Who was to be told has left.
  const recipients = told.length > 0 ? told : agent.members.filter(({ role }) => role === 'owner');
  for (const { user } of recipients) await tellMember(tx, user.email, news, quietSeconds);
}
