import { db } from '@/lib/db';
import { log } from '@/lib/log';
import { consume, type RateLimited } from '@/lib/rate-limits/rate-limiter';
import { visible } from '@/lib/text/visible';
import { peopleSentence } from '../people-hours';
import { MAX_MESSAGES } from '../policy';
import type { PublicAgent } from '../public-agent';
import { answerMessage } from './answer';
import { type ChatMessage, MAX_MESSAGE, type Speaker } from './chat-message';
import { hashOf, messagesAfter, speakerOf } from './conversation-view';
import { mayAsk } from './limits';
import type { SentMessage } from './sent-message';
import { type Stored, storeHandOver, storeMessage, storeReply } from './store';

type SendProblem = 'empty' | 'tooLong' | 'full';

/** The messages that a customer has not seen, from the one that was sent on, or why it was not stored. */
export type Sent =
  | { ok: true; messages: ChatMessage[]; speaker: Speaker }
  | { ok: false; problem: SendProblem; message: string }
  | { ok: false; problem: 'limited'; limited: RateLimited };

/** Who sends: the network, and whether it is a member who tries their agent. */
export interface Sender {
  ip: string;
  isMember?: boolean;
}

const rejected = (problem: SendProblem, message: string): Sent => ({ ok: false, problem, message });

type Business = Pick<PublicAgent, 'name' | 'people'>;

const kept = ({ name, people }: Business) =>
  `Your message is kept for ${name}, who will read it. ${people && `${people} `}Leave a telephone number or an e-mail address if you’d like to hear from them.`;

const handOvers = {
  messages: ({ name, people }: Business) =>
    `Thanks. Your message is kept for ${name}, who will read it. ${people}`.trimEnd(),
  limited: (business: Business) => `I can’t answer any more questions at the moment. ${kept(business)}`,
  failed: (business: Business) => `I could not answer that just now. ${kept(business)}`,
};

/**
 * Stores a customer's message, which is acknowledged by the result, and answers it where the agent speaks. The same message again has the
 * same result. Whatever the agent cannot answer waits for a person, and the customer is told.
 */
export async function send(agent: PublicAgent, secret: string, message: SentMessage, sender: Sender): Promise<Sent> {
  const text = visible(message.text).trim();
  if (text === '') return rejected('empty', 'Type a message first.');
  if (text.length > MAX_MESSAGE) return rejected('tooLong', `Please keep a message to ${MAX_MESSAGE} characters.`);
  const limited = await consume({ chatMessageByIp: sender.ip });
  if (limited) return { ok: false, problem: 'limited', limited };
  if (await isFull(agent.agentId, secret, message.id))
    return rejected('full', 'This conversation is too long. Delete it, or start another in a new window.');
  const isTest = agent.mode === 'members';
  const stored = await storeMessage(
    { agentId: agent.agentId, secret, site: message.site ?? '', isTest },
    { id: message.id, text },
    agent.mode !== 'messages',
  );
  await answer(agent, stored, sender);
  const conversation = await db.conversation.findUnique({
    where: { id: stored.conversationId },
    include: { person: { select: { displayName: true } } },
  });
  return {
    ok: true,
    messages: await messagesAfter(stored.conversationId, stored.seq - 1),
    speaker: conversation ? speakerOf(conversation, agent.mode) : { who: 'nobody' },
  };
}

/** Whether a conversation has as many messages as can be shown and exported, and a message is not one of them. */
async function isFull(agentId: string, secret: string, clientId: string): Promise<boolean> {
  const where = {
    agentId,
    secretHash: hashOf(secret),
    lastSeq: { gte: MAX_MESSAGES },
    messages: { none: { clientId } },
  };
  return (await db.conversation.count({ where })) > 0;
}

async function answer(agent: PublicAgent, stored: Stored, { ip }: Sender): Promise<void> {
  if (stored.speaker === 'person' || stored.isAnswered) return;
  if (stored.speaker !== 'agent' || agent.mode === 'messages') return storeHandOver(stored, handOvers.messages(agent));
  // Also of one that is sent again before it was answered: answering is what costs.
  if (!(await mayAsk(agent.agentId, ip))) return storeHandOver(stored, handOvers.limited(agent));
  try {
    const { reply, hours } = await answerMessage(agent.agentId, stored);
    await storeReply(stored, reply, hours);
  } catch (error) {
    log.error({ err: error, agent: agent.agentId }, 'a customer’s message could not be answered');
    await storeHandOver(stored, handOvers.failed(agent));
  }
}

/** Hands messages to a person that nobody has answered for a minute: the process that was to do it has ended. */
export async function handOverForgotten(olderThanMs = 60_000): Promise<number> {
  const forgotten = await db.conversation.findMany({
    where: { unansweredSince: { lt: new Date(Date.now() - olderThanMs) } },
    select: {
      id: true,
      lastSeq: true,
      agent: { select: { name: true, peopleDays: true, peopleFrom: true, peopleTo: true } },
    },
    take: 100,
  });
  for (const { id, lastSeq, agent } of forgotten)
    await storeHandOver(
      { conversationId: id, seq: lastSeq },
      handOvers.failed({ name: agent.name, people: peopleSentence(agent) }),
    );
  return forgotten.length;
}
