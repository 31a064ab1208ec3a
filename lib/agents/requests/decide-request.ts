import { db } from '@/lib/db';
import type { CustomerRequest, Prisma } from '@/lib/generated/prisma/client';
import { queueMail } from '@/lib/mail/outbox';
import { recipientKey } from '@/lib/rate-limits/keys';
import { consume } from '@/lib/rate-limits/rate-limiter';
import { parseEmail } from '@/lib/text/email-address';
import { storeNotice } from '../conversations/store';
import { type RequestState, slotsOf, stateOf, summaryOf } from './request-words';
import { isSameWhen, type StoredWhen } from './when/when-label';

/** What a member may do with a request. `moved`: it is for another time; `reopened`: it was not dealt with after all. */
export const decisions = ['accepted', 'moved', 'declined', 'answered', 'cancelled', 'reopened'] as const;
export type Decision = (typeof decisions)[number];

const OPEN: readonly RequestState[] = ['requested', 'changed'];
/** Kinds that are accepted or declined, and then are in the diary. */
const BOOKED = ['booking', 'order', 'consultation', 'demo'];

/** Decisions that are possible in a state. What was declined or cancelled may be accepted after all. */
export function decisionsIn({ state, kind }: Pick<CustomerRequest, 'state' | 'kind'>): Decision[] {
  const known = stateOf(state);
  if (known === 'accepted' || known === 'moved') return ['moved', 'cancelled'];
  if (known === 'declined' || known === 'cancelled') return ['accepted'];
  if (known === 'answered') return ['reopened'];
  if (!OPEN.includes(known)) return [];
  return BOOKED.includes(kind) ? ['accepted', 'declined'] : ['answered'];
}

const notices: Record<Decision, (business: string, what: string) => string> = {
  accepted: (business, what) => `${business} has accepted your request: ${what}.`,
  moved: (business, what) =>
    `${business} has set another time for your request: ${what}. Write here if it doesn’t suit.`,
  declined: (business, what) => `${business} can’t take your request: ${what}. Write here if another time would suit.`,
  answered: (business, what) => `${business} has dealt with your request: ${what}.`,
  reopened: (business, what) => `${business} is still looking after your request: ${what}.`,
  cancelled: (business, what) => `${business} has had to cancel: ${what}. Write here if another time would suit.`,
};

/** A request as far as its customer is told about it. */
type Told = Pick<CustomerRequest, 'kind' | 'slots'> &
  Partial<StoredWhen> & { agent: { name: string; timeZone: string } };

/** What a customer reads in the chat, and in a mail if they left an address. */
export const noticeOf = (decision: Decision, { agent, ...request }: Told): string =>
  notices[decision](agent.name, summaryOf(request, agent.timeZone));

/** Why a decision does not hold: somebody was first, or the customer wants something else by now. */
export const decisionProblems = {
  decided: 'Somebody else has already decided on this request.',
  changed: 'This request has changed while you were looking at it. These are its new details: decide again.',
};

type DecidedRequest = CustomerRequest & { decidedBy: { displayName: string | null; email: string } | null };

/** Whether this decision holds, or why not. */
export type Decided =
  | { isDone: true; request: DecidedRequest }
  | { isDone: false; request: DecidedRequest; problem: keyof typeof decisionProblems };

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
  /** `updatedAt` of the request as they saw it. Without it, only an open request is accepted. */
  seenAt?: Date;
}

/** Why a decision is not possible, or made about something else than the request is by now. */
function problemOf(
  request: Found & DecidedRequest,
  { decision, seenAt }: Choice,
): keyof typeof decisionProblems | undefined {
  const isPossible = decisionsIn(request).includes(decision);
  if (!isPossible || (!seenAt && decision === 'accepted' && !OPEN.includes(stateOf(request.state)))) return 'decided';
  if (!seenAt || seenAt.getTime() === request.updatedAt.getTime()) return undefined;
  return OPEN.includes(stateOf(request.state)) ? 'changed' : 'decided';
}

/**
 * Decides about a request of an agent, once: who comes second is told who was first, and who saw other details than it has now decides
 * nothing. The customer reads it in the chat at once, and in a mail if they left an address.
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
    const problem = problemOf(request, choice);
    if (problem) return { isDone: false, request, problem };
    const { startsAt, isWholeDay } = choice.when ?? request;
    const state = outcomeOf(choice.decision, request, { startsAt, isWholeDay });
    await tellCustomer(tx, state, { ...request, startsAt, isWholeDay });
    const by =
      state === 'reopened' ? { decidedById: null, decidedAt: null } : { decidedById: userId, decidedAt: new Date() };
    const decided = await tx.customerRequest.update({
      where: { id: requestId },
      data: { state: state === 'reopened' ? 'requested' : state, startsAt, isWholeDay, ...by },
      include: withDecider,
    });
    return { isDone: true, request: decided };
  });
}
