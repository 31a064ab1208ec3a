import { createHash } from 'node:crypto';
import type { Reply } from '@/lib/agent/reply-type';
import { db } from '@/lib/db';
import type { Conversation, Message } from '@/lib/generated/prisma/client';
import type { AgentMode } from '../states';
import { type Author, authors, type ChatMessage, type Speaker } from './chat-message';

const SHOWN_AT_ONCE = 500;

/** How a customer's secret is stored. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

type Row = Message & { user?: { displayName: string | null } | null };

const authorOf = (stored: string): Author => authors.find((one) => one === stored) ?? 'notice';

/** A stored message as the chat shows it. */
export const toChatMessage = ({ seq, clientId, author, text, reply, user, createdAt }: Row): ChatMessage => ({
  seq,
  id: clientId ?? '',
  author: authorOf(author),
  text,
  // Only storeReply writes it.
  ...(reply !== null && { reply: reply as unknown as Reply }),
  ...(user?.displayName && { by: user.displayName }),
  at: createdAt.toISOString(),
});

/** The messages of a conversation after a number, in order, at most 500. */
export async function messagesAfter(conversationId: string, after: number): Promise<ChatMessage[]> {
  const rows = await db.message.findMany({
    where: { conversationId, seq: { gt: after } },
    orderBy: { seq: 'asc' },
    take: SHOWN_AT_ONCE,
    include: { user: { select: { displayName: true } } },
  });
  return rows.map(toChatMessage);
}

type Spoken = Pick<Conversation, 'speaker'> & { person?: { displayName: string | null } | null };

/** Who answers in a conversation with an agent. */
export const speakerOf = ({ speaker, person }: Spoken, mode: AgentMode): Speaker => {
  if (speaker === 'person') return { who: 'person', ...(person?.displayName && { name: person.displayName }) };
  return { who: speaker === 'agent' && mode !== 'messages' ? 'agent' : 'nobody' };
};

/** A customer's conversation with an agent; undefined before its first message, and for another agent's. */
export const findConversation = (agentId: string, secret: string) =>
  db.conversation
    .findUnique({
      where: { agentId_secretHash: { agentId, secretHash: hashOf(secret) } },
      include: { person: { select: { displayName: true } } },
    })
    .then((found) => found ?? undefined);
