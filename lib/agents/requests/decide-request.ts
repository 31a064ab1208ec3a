import { db } from '@/lib/db';
import type { CustomerRequest, Prisma } from '@/lib/generated/prisma/client';
import { queueMail } from '@/lib/mail/outbox';
import { recipientKey } from '@/lib/rate-limits/keys';
import { consume } from '@/lib/rate-limits/rate-limiter';
import { parseEmail } from '@/lib/text/email-address';
import { storeNotice } from '../conversations/store';
import { type RequestState, slotsOf, stateOf, summaryOf } from './request-words';
import { isSameWhen, type StoredWhen } from './when/when-label';

/** What a member may do with a request. `moved`: it is for another time. */
export const decisions = ['accepted', 'moved', 'declined', 'answered', 'cancelled'] as const;
export type Decision = (typeof decisions)[number];

const OPEN: readonly RequestState[] = ['requested', 'changed'];
/** Kinds that are accepted or declined, and then are in the diary. */
const BOOKED = ['booking', 'order', 'consultation', 'demo'];

/** Decisions that are possible in a state. What was declined or cancelled may be accepted after all. */
export function decisionsIn({ state, kind }: Pick<CustomerRequest, 'state' | 'kind'>): Decision[] {
  const known = stateOf(state);
  if (known === 'accepted' || known === 'moved') return ['moved', 'cancelled'];
  if (known === 'declined' || known === 'cancelled') return ['accepted'];
  if (!OPEN.includes(known)) return [];
  return BOOKED.includes(kind) ? ['accepted', 'declined'] : ['answered'];
}

const notices: Record<Decision, (business: string, what: string) => string> = {
  accepted: (business, what) => `${business} has accepted your request: ${what}.`,
  moved: (business, what) =>
    `${business} has set another time for your request: ${what}. Write here if it doesn’t suit.`,
  declined: (business, what) => `${business} can’t take your request: ${what}. Write here if another time would suit.`,
  answered: (business, what) => `${business} has dealt with your request: ${what}.`,
  cancelled: (business, what) => `${business} has had to cancel: ${what}. Write here if another time would suit.`,
};

/** A request as far as its customer is told about it. */
type Told = Pick<CustomerRequest, 'kind' | 'slots'> &
  Partial<StoredWhen> & { agent: { name: string; timeZone: string } };

/** What a customer reads in the chat, and in a mail if they left an address. */
export const noticeOf = (decision: Decision, { agent, ...request }: Told): string =>
  notices[decision](agent.name, summaryOf(request, agent.timeZone));

/** Whose decision holds: this one, or an earlier one. Undefined for a request that is gone. */
export type Decided = {
  isDone: boolean;
  request: CustomerRequest & { decidedBy: { displayName: string | null; email: string } | null };
};

const withDecider = { decidedBy: { select: { displayName: true, email: true } } } as const;

type Found = CustomerRequest & Told;

async function tellCustomer(tx: Prisma.TransactionClient, decision: Decision, request: Found): Promise<void> {
  if (request.conversationId) await storeNotice(tx, request.conversationId, noticeOf(decision, request));
  const { email, contact } = slotsOf(request);
  const address = parseEmail(email ?? contact ?? '');
  if (address && !(await consume({ agentDecisionByRecipient: recipientKey(address) }, tx)))
    await queueMail(tx, { kind: 'agent_decision', recipient: address, details: { requestId: request.id, decision } });
}

/** Accepting for another time than was asked for moves it, and a time for what had none does not. */
function outcomeOf(decision: Decision, stored: Found, when: StoredWhen): Decision {
  if (decision !== 'accepted' && decision !== 'moved') return decision;
  return isSameWhen(stored, when, stored.agent.timeZone) ? 'accepted' : 'moved';
}

/** How a member decides. */
export interface Choice {
  decision: Decision;
  /** When it is for, if they say so. */
  when?: StoredWhen;
  /** The state that they saw: one that has changed since is somebody else's decision, or the customer's. An open one by default. */
  seen?: string;
}

/** Whether a decision is possible, and made about the state that the request is in. */
const isCurrent = (request: Found, { decision, seen }: Choice): boolean =>
  decisionsIn(request).includes(decision) &&
  (seen ? seen === request.state : decision !== 'accepted' || OPEN.includes(stateOf(request.state)));

/**
 * Decides about a request of an agent, once: who comes second is told who was first. The customer reads it in the chat at once, and in a
 * mail if they left an address.
 * @param agentId of the agent whose member `userId` is
 */
export async function decideRequest(
  agentId: string,
  requestId: string,
  choice: Choice,
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
      include: { ...withDecider, agent: { select: { name: true, timeZone: true } } },
    });
    if (!request) return undefined;
    if (!isCurrent(request, choice)) return { isDone: false, request };
    const { startsAt, isWholeDay } = choice.when ?? request;
    const state = outcomeOf(choice.decision, request, { startsAt, isWholeDay });
    await tellCustomer(tx, state, { ...request, startsAt, isWholeDay });
    const decided = await tx.customerRequest.update({
      where: { id: requestId },
      data: { state, startsAt, isWholeDay, decidedById: userId, decidedAt: new Date() },
      include: withDecider,
    });
    return { isDone: true, request: decided };
  });
}
