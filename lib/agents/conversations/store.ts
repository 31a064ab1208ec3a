import { randomUUID } from 'node:crypto';
import type { Reply } from '@/lib/agent/reply-type';
import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { stripInvalidCharsDeep } from '@/lib/scraper-runs/strip-invalid-chars';
import { recordRequest } from '../requests/record-request';
import type { OpeningHours } from '../requests/when/open-among';
import type { Author } from './chat-message';
import { hashOf } from './conversation-view';

type Tx = Prisma.TransactionClient;

/** A conversation whose row this transaction holds: nobody else numbers a message of it. */
interface Held {
  id: string;
  agentId: string;
  speaker: string;
  lastSeq: number;
  isTest: boolean;
}

/** Undefined for a conversation that was erased, alone or with its agent. */
async function hold(tx: Tx, id: string): Promise<Held | undefined> {
  const [held] = await tx.$queryRaw<Held[]>`
    SELECT c.id, agent_id AS "agentId", speaker, last_seq AS "lastSeq", is_test AS "isTest"
    FROM conversations c JOIN agents a ON a.id = agent_id AND a.state <> 'erased'
    WHERE c.id = ${id}::uuid FOR UPDATE OF c`;
  return held;
}

type NewMessage = {
  author: Author;
  text: string;
  clientId?: string;
  userId?: string;
  reply?: Reply;
  inReplyTo?: number;
};

/** Adds a message to a conversation that this transaction holds. */
async function addMessage(tx: Tx, held: Held, { reply, ...message }: NewMessage): Promise<number> {
  const seq = held.lastSeq + 1;
  held.lastSeq = seq;
  const content = reply as unknown as Prisma.InputJsonObject | undefined;
  await tx.message.create({ data: { conversationId: held.id, seq, ...message, reply: content } });
  const now = new Date();
  const unansweredSince = message.author === 'customer' && held.speaker === 'agent' ? now : null;
  const halfWaySince = reply?.request?.missing && !held.isTest ? now : null;
  await tx.conversation.update({
    where: { id: held.id },
    data: { lastSeq: seq, updatedAt: now, unansweredSince, halfWaySince },
  });
  return seq;
}

/** A stored message of a customer, and whether it has been answered: then it was sent again. */
export interface Stored {
  conversationId: string;
  seq: number;
  speaker: string;
  isAnswered: boolean;
}

type Beginning = { agentId: string; secret: string; site: string; isTest: boolean };

/**
 * Stores a customer's message once, however often it is sent: in the conversation of their secret, which begins with it. A message to a
 * person, or to an agent that takes messages only, waits for one.
 */
export async function storeMessage(
  { agentId, secret, site, isTest }: Beginning,
  { id: clientId, text }: { id: string; text: string },
  isOpen: boolean,
): Promise<Stored> {
  const secretHash = hashOf(secret);
  return db.$transaction(async (tx) => {
    await tx.conversation.createMany({
      data: [{ id: randomUUID(), agentId, secretHash, site, isTest }],
      skipDuplicates: true,
    });
    const { id } = await tx.conversation.findUniqueOrThrow({
      where: { agentId_secretHash: { agentId, secretHash } },
      select: { id: true },
    });
    const held = await hold(tx, id);
    if (!held) throw new Error('A conversation was erased while a message came in.');
    const before = await tx.message.findUnique({
      where: { conversationId_clientId: { conversationId: id, clientId } },
      select: { seq: true },
    });
    if (before) {
      const { seq } = before;
      return { conversationId: id, seq, speaker: held.speaker, isAnswered: await isAnswered(tx, id, seq) };
    }
    // It began while the agent was a draft, which is live now.
    if (held.isTest && !isTest) await tx.conversation.update({ where: { id }, data: { isTest } });
    const seq = await addMessage(tx, held, { author: 'customer', text, clientId });
    if (!isOpen || held.speaker !== 'agent')
      await tx.conversation.updateMany({ where: { id, waitingSince: null }, data: { waitingSince: new Date() } });
    return { conversationId: id, seq, speaker: held.speaker, isAnswered: false };
  });
}

/**
 * Stores what the agent says to a message, unless it has been answered, or a person has taken over meanwhile: then the reply is dropped.
 * What the customer asks a person to do is stored, and mailed, with it.
 * @param hours of the business, which make a time certain that was said without am or pm
 */
export async function storeReply(
  { conversationId, seq }: Pick<Stored, 'conversationId' | 'seq'>,
  given: Reply,
  hours: OpeningHours = [],
): Promise<void> {
  // What is cut may end within an emoji.
  const reply = stripInvalidCharsDeep(given);
  await db.$transaction(async (tx) => {
    const held = await hold(tx, conversationId);
    if (held?.speaker !== 'agent' || (await isAnswered(tx, conversationId, seq))) return;
    await addMessage(tx, held, { author: 'agent', text: reply.said ?? '', reply, inReplyTo: seq });
    if (!held.isTest) await recordRequest(tx, { ...held, hours }, reply);
  });
}

const isAnswered = async (tx: Tx, conversationId: string, inReplyTo: number): Promise<boolean> =>
  (await tx.message.findUnique({
    where: { conversationId_inReplyTo: { conversationId, inReplyTo } },
    select: { seq: true },
  })) !== null;

/** Says in the chat, in place of an answer, that a message waits for a person. Nothing if it has been answered. */
export async function storeHandOver(
  { conversationId, seq }: Pick<Stored, 'conversationId' | 'seq'>,
  text: string,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const held = await hold(tx, conversationId);
    if (!held || (await isAnswered(tx, conversationId, seq))) return;
    await addMessage(tx, held, { author: 'notice', text, inReplyTo: seq });
    await tx.conversation.updateMany({
      where: { id: conversationId, waitingSince: null },
      data: { waitingSince: new Date() },
    });
  });
}

/** Stores what a person writes. */
export async function storePersonMessage(
  tx: Tx,
  conversationId: string,
  message: { clientId: string; text: string; userId: string },
): Promise<void> {
  const held = await hold(tx, conversationId);
  if (held) await addMessage(tx, held, { author: 'person', ...message });
}

/** Says something in the chat that nobody has asked for: what became of a request, who answers now. */
export async function storeNotice(tx: Tx, conversationId: string, text: string): Promise<void> {
  const held = await hold(tx, conversationId);
  if (held) await addMessage(tx, held, { author: 'notice', text });
}
