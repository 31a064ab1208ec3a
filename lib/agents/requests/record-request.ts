import type { Reply } from '@/lib/agent/reply-type';
import { type TakenRequest, takenRequestSchema } from '@/lib/agent/requests/taken-request';
import type { CustomerRequest, Prisma } from '@/lib/generated/prisma/client';
import { slotsOf } from './request-words';
import { tellMembers } from './tell-members';
import type { OpeningHours } from './when/open-among';
import { whenIs } from './when/when';
import type { StoredWhen } from './when/when-label';

type Tx = Prisma.TransactionClient;
/** `hours`: those of the business. */
type Conversation = { id: string; agentId: string; hours?: OpeningHours };

/** Whether the customer's note is one that was passed on already: it began with the same sentence. */
const isSame = ({ kind, asked }: Pick<TakenRequest, 'kind' | 'asked'>, stored: CustomerRequest): boolean =>
  stored.kind === kind && stored.asked === asked && stored.state !== 'withdrawn';

const textOf = ({ slots, also }: { slots: unknown; also?: readonly string[] }): string =>
  JSON.stringify([Object.entries(slots as object).sort(), also ?? []]);

/** When the customer last said something: "tomorrow" is the day after. */
async function whenSaid(tx: Tx, conversationId: string, words: string): Promise<Date> {
  const [said] = await tx.$queryRaw<{ at: Date }[]>`
    SELECT created_at AS at FROM messages WHERE conversation_id = ${conversationId}::uuid AND author = 'customer'
      AND strpos(text, ${words}) > 0 ORDER BY seq DESC LIMIT 1`;
  return said?.at ?? new Date();
}

/** When a request is for, as far as its words say that beyond doubt. */
async function readWhen(
  tx: Tx,
  { id, agentId, hours }: Conversation,
  slots: TakenRequest['slots'],
): Promise<StoredWhen> {
  const words = slots.day ?? slots.time;
  if (!words) return { startsAt: null, isWholeDay: false };
  const { timeZone } = await tx.agent.findUniqueOrThrow({ where: { id: agentId }, select: { timeZone: true } });
  const when = whenIs(slots, { at: await whenSaid(tx, id, words), timeZone, hours });
  return when ?? { startsAt: null, isWholeDay: false };
}

async function storeTaken(tx: Tx, conversation: Conversation, { missing: _, ...taken }: TakenRequest): Promise<void> {
  const { id, agentId } = conversation;
  const { kind, asked, slots, also = [] } = takenRequestSchema.parse(taken);
  const before = await tx.customerRequest.findMany({ where: { conversationId: id }, orderBy: { position: 'asc' } });
  const stored = before.find((one) => isSame(taken, one));
  if (stored && textOf(stored) === textOf({ slots, also })) return;
  if (!stored) {
    const when = await readWhen(tx, conversation, slots);
    const data = { agentId, conversationId: id, position: before.length, kind, asked, slots, also: [...also], ...when };
    const { id: requestId } = await tx.customerRequest.create({ data });
    return tellMembers(tx, { agentId, requestId, change: 'new', isUrgent: kind === 'emergency' });
  }
  // What the business has not accepted is a request as it is now; `changed` is what was accepted before.
  const state = ['accepted', 'moved', 'changed'].includes(stored.state) ? 'changed' : 'requested';
  const [day, time] = [slotsOf(stored).day, slotsOf(stored).time];
  // Otherwise what a member has set holds on.
  const when = day === slots.day && time === slots.time ? {} : await readWhen(tx, conversation, slots);
  await tx.customerRequest.update({ where: { id: stored.id }, data: { slots, also: [...also], state, ...when } });
  await tellMembers(tx, { agentId, requestId: stored.id, change: 'changed', isUrgent: kind === 'emergency' });
}

async function storeWithdrawn(
  tx: Tx,
  { id, agentId }: Pick<Conversation, 'id' | 'agentId'>,
  { kind, asked }: TakenRequest,
): Promise<void> {
  const stored = await tx.customerRequest.findFirst({
    where: { conversationId: id, kind, asked, state: { not: 'withdrawn' } },
    orderBy: { position: 'desc' },
  });
  if (!stored) return;
  await tx.customerRequest.update({ where: { id: stored.id }, data: { state: 'withdrawn' } });
  await tellMembers(tx, { agentId, requestId: stored.id, change: 'withdrawn', isUrgent: true });
}

/**
 * Stores what a reply has taken down for a person once nothing of it is missing, what the customer changed of it, or that they withdrew
 * it, with the mails about that, in the transaction that stores the reply.
 */
export async function recordRequest(tx: Tx, conversation: Conversation, { request, withdrawn }: Reply): Promise<void> {
  if (withdrawn) await storeWithdrawn(tx, conversation, withdrawn);
  if (request && request.missing === undefined) await storeTaken(tx, conversation, request);
}
