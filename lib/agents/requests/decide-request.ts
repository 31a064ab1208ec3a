import { db } from '@/lib/db';
import type { CustomerRequest, Prisma } from '@/lib/generated/prisma/client';
import { queueMail } from '@/lib/mail/outbox';
import { recipientKey } from '@/lib/rate-limits/keys';
import { consume } from '@/lib/rate-limits/rate-limiter';
import { parseEmail } from '@/lib/text/email-address';
import { storeNotice } from '../conversations/store';
import { type RequestState, slotsOf, stateOf, summaryOf } from './request-words';

/** What a member may do with a request. */
export type Decision = 'accepted' | 'declined' | 'answered' | 'cancelled';

const OPEN: readonly RequestState[] = ['requested', 'changed'];

/** Decisions that are possible in a state. */
export function decisionsIn({ state, kind }: Pick<CustomerRequest, 'state' | 'kind'>): Decision[] {
  const known = stateOf(state);
  if (known === 'accepted' || known === 'moved') return ['cancelled'];
  if (!OPEN.includes(known)) return [];
  return kind === 'booking' || kind === 'order' || kind === 'consultation' || kind === 'demo'
    ? ['accepted', 'declined']
    : ['answered'];
}

const notices: Record<Decision, (business: string, what: string) => string> = {
  accepted: (business, what) => `${business} has accepted your request: ${what}.`,
  declined: (business, what) => `${business} can’t take your request: ${what}. Write here if another time would suit.`,
  answered: (business, what) => `${business} has dealt with your request: ${what}.`,
  cancelled: (business, what) => `${business} has had to cancel: ${what}. Write here if another time would suit.`,
};

/** What a customer reads in the chat, and in a mail if they left an address. */
export const noticeOf = (
  decision: Decision,
  business: string,
  request: Pick<CustomerRequest, 'kind' | 'slots'>,
): string => notices[decision](business, summaryOf(request));

/** Whose decision holds: this one, or an earlier one. Undefined for a request that is gone. */
export type Decided = {
  isDone: boolean;
  request: CustomerRequest & { decidedBy: { displayName: string | null; email: string } | null };
};

const withDecider = { decidedBy: { select: { displayName: true, email: true } } } as const;

async function tellCustomer(
  tx: Prisma.TransactionClient,
  decision: Decision,
  request: CustomerRequest,
  business: string,
): Promise<void> {
  if (request.conversationId) await storeNotice(tx, request.conversationId, noticeOf(decision, business, request));
  const { email, contact } = slotsOf(request);
  const address = parseEmail(email ?? contact ?? '');
  if (address && !(await consume({ agentDecisionByRecipient: recipientKey(address) }, tx)))
    await queueMail(tx, { kind: 'agent_decision', recipient: address, details: { requestId: request.id, decision } });
}

/**
 * Decides about a request of an agent, once: who comes second is told who was first. The customer reads it in the chat at once, and in a
 * mail if they left an address.
 * @param agentId of the agent whose member `userId` is
 */
export async function decideRequest(
  agentId: string,
  requestId: string,
  decision: Decision,
  userId: string,
): Promise<Decided | undefined> {
  return db.$transaction(async (tx) => {
    // First the conversation, as its messages do, or both wait for each other.
    await tx.$queryRaw`
      SELECT 1 FROM conversations WHERE id = (
        SELECT conversation_id FROM customer_requests WHERE id = ${requestId}::uuid) FOR UPDATE`;
    await tx.$queryRaw`SELECT 1 FROM customer_requests WHERE id = ${requestId}::uuid FOR UPDATE`;
    const request = await tx.customerRequest.findFirst({
      where: { id: requestId, agentId },
      include: { ...withDecider, agent: { select: { name: true } } },
    });
    if (!request) return undefined;
    if (!decisionsIn(request).includes(decision)) return { isDone: false, request };
    await tellCustomer(tx, decision, request, request.agent.name);
    const decided = await tx.customerRequest.update({
      where: { id: requestId },
      data: { state: decision, decidedById: userId, decidedAt: new Date() },
      include: withDecider,
    });
    return { isDone: true, request: decided };
  });
}
