import { z } from 'zod';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { formatMoment } from '@/lib/format';
import type { CustomerRequest } from '@/lib/generated/prisma/client';
import type { Composer } from '@/lib/mail/deliver';
import { greeting } from '@/lib/mail/greeting';
import type { MailKind } from '@/lib/mail/outbox';
import { shortLine } from '@/lib/text/one-line';
import { decisions, noticeOf } from './decide-request';
import { requestPath } from './request-link';
import { detailsOf, kindLabelOf, summaryOf } from './request-words';

const newsSchema = z.object({
  agentId: z.uuid(),
  requestId: z.uuid(),
  change: z.enum(['new', 'changed', 'withdrawn']),
});

const subjects = {
  new: (kind: string, business: string) => `${kind} for ${business}: your agent took it down`,
  changed: (kind: string, business: string) => `${kind} for ${business}: the customer has changed it`,
  withdrawn: (kind: string, business: string) => `${kind} for ${business}: the customer has withdrawn it`,
};

/** Who a mail about an agent goes to; undefined once they are no member any more. */
const memberOf = (agentId: string, email: string) =>
  db.agentMember.findFirst({
    where: { agentId, user: { email }, agent: { deletedAt: null } },
    select: { userId: true, user: { select: { displayName: true } } },
  });

/** What a customer asked for, in their words. */
function wordsOf(request: CustomerRequest): string[] {
  const lines = detailsOf(request).map(({ label, value }) => `${label}: ${value}`);
  const also = request.also.map((remark) => `“${remark}”`);
  return [
    `A customer wrote to your agent on ${formatMoment(request.createdAt)}: “${shortLine(request.asked)}”`,
    lines.join('\n'),
    ...(also.length > 0 ? [`They also said: ${also.join(' ')}`] : []),
  ].filter(Boolean);
}

/** A request for one member, with the link on which they decide about it. */
const composeRequest: Composer = async (mail) => {
  const { agentId, requestId, change } = newsSchema.parse(mail.details);
  const request = await db.customerRequest.findFirst({
    where: { id: requestId, agentId },
    include: { agent: { select: { name: true, isWordless: true } } },
  });
  const member = await memberOf(agentId, mail.recipient);
  if (!request || !member) return undefined;
  const words = request.agent.isWordless
    ? [`A customer wrote to your agent on ${formatMoment(request.createdAt)}. What they wrote is only on your desk.`]
    : wordsOf(request);
  return {
    subject: subjects[change](kindLabelOf(request.kind), request.agent.name),
    greeting: greeting(member.user.displayName),
    paragraphs: words,
    action:
      change === 'withdrawn'
        ? undefined
        : {
            label: 'See the request and reply',
            url: `${env.siteUrl}${requestPath({ requestId, userId: member.userId })}`,
          },
    notes: [
      'Nothing is agreed until you say so. The link is yours alone and works for fourteen days; the customer is told what you decide.',
    ],
  };
};

const digestSchema = z.object({ agentId: z.uuid(), since: z.coerce.date() });
const MAX_LINES = 30;

/** Requests that came so quickly that they are told in one mail. */
const composeDigest: Composer = async (mail) => {
  const { agentId, since } = digestSchema.parse(mail.details);
  const member = await memberOf(agentId, mail.recipient);
  const where = { agentId, updatedAt: { gte: since }, state: { in: ['requested', 'changed', 'withdrawn'] } };
  const requests = await db.customerRequest.findMany({ where, orderBy: { updatedAt: 'asc' }, take: MAX_LINES });
  const count = await db.customerRequest.count({ where });
  const agent = await db.agent.findUnique({
    where: { id: agentId },
    select: { name: true, timeZone: true, isWordless: true },
  });
  if (!member || !agent || count === 0) return undefined;
  return {
    subject: `${count} more requests for ${agent.name}`,
    greeting: greeting(member.user.displayName),
    paragraphs: [
      `Your agent has taken down ${count} requests since ${formatMoment(since)}. They came so quickly that we’ve put them in one e-mail:`,
      requests
        .map((request) => (agent.isWordless ? kindLabelOf(request.kind) : summaryOf(request, agent.timeZone)))
        .map((line) => `• ${line}`)
        .join('\n'),
    ],
    action: { label: 'See them all', url: `${env.siteUrl}/agents/${agentId}/inbox` },
    notes: ['Nothing is agreed until you say so.'],
  };
};

const decisionSchema = z.object({ requestId: z.uuid(), decision: z.enum(decisions) });

/** What became of a request, for a customer who left an address. It has no words of theirs. */
const composeDecision: Composer = async (mail) => {
  const { requestId, decision } = decisionSchema.parse(mail.details);
  const request = await db.customerRequest.findUnique({
    where: { id: requestId },
    include: { agent: { select: { name: true, domain: true, timeZone: true } } },
  });
  if (!request) return undefined;
  const { name, domain } = request.agent;
  return {
    subject: `${name}: your request`,
    greeting: greeting(undefined),
    paragraphs: [noticeOf(decision, { ...request, slots: {} })],
    notes: [
      `You get this because you left this address in the chat of ${name} (${domain}), which we answer for them. If that wasn’t you, you can ignore it.`,
    ],
    isUnsigned: true,
  };
};

/** The composers of mails about requests. */
export const requestEmails = {
  agent_request: composeRequest,
  agent_digest: composeDigest,
  agent_decision: composeDecision,
} satisfies Partial<Record<MailKind, Composer>>;
