import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { visible } from '@/lib/text/visible';
import { toChatMessage } from './conversation-view';

/** What the inbox shows: everything, what waits for a person, what has a request, or what the agent could not answer. */
export const inboxFilters = ['all', 'waiting', 'requests', 'unanswered'] as const;
export type InboxFilter = (typeof inboxFilters)[number];

/** In conversations. */
export const INBOX_PAGE = 30;

const conditions: Record<InboxFilter, Prisma.ConversationWhereInput> = {
  all: {},
  waiting: { waitingSince: { not: null } },
  requests: { requests: { some: {} } },
  unanswered: { messages: { some: { author: 'agent', reply: { path: ['tier'], equals: 'silent' } } } },
};

/**
 * The conversations of an agent, each with its customer's first and last words: those that wait for a person first, then the newest. `page`
 * counts from 1.
 */
export async function listConversations(
  agentId: string,
  { show = 'all', q = '', page = 1 }: { show?: InboxFilter; q?: string; page?: number },
) {
  // What LIKE takes for wildcards is text.
  const contains = visible(q).replaceAll(/[\\%_]/g, '\\$&');
  const found = contains ? { messages: { some: { text: { contains, mode: 'insensitive' as const } } } } : {};
  const where: Prisma.ConversationWhereInput = { AND: [{ agentId }, conditions[show], found] };
  const rows = await db.conversation.findMany({
    where,
    orderBy: [{ waitingSince: { sort: 'asc', nulls: 'last' } }, { updatedAt: 'desc' }, { id: 'asc' }],
    skip: (page - 1) * INBOX_PAGE,
    take: INBOX_PAGE + 1,
    include: {
      messages: { where: { author: 'customer' }, orderBy: { seq: 'desc' }, take: 1, select: { text: true } },
      requests: { select: { kind: true, state: true, slots: true }, orderBy: { position: 'desc' }, take: 1 },
    },
  });
  const ids = rows.map(({ id }) => id);
  const first = await db.message.findMany({
    where: { conversationId: { in: ids }, seq: 1, author: 'customer' },
    select: { conversationId: true, text: true },
  });
  const begun = new Map(first.map(({ conversationId, text }) => [conversationId, text]));
  const conversations = rows.map(({ messages, ...row }) => {
    const last = messages[0]?.text ?? '';
    return { ...row, first: begun.get(row.id) ?? last, last };
  });
  return { conversations: conversations.slice(0, INBOX_PAGE), hasMore: rows.length > INBOX_PAGE };
}

export type ListedConversation = Awaited<ReturnType<typeof listConversations>>['conversations'][number];

/** How many conversations of an agent wait for a person. */
export const countWaiting = (agentId: string): Promise<number> =>
  db.conversation.count({ where: { agentId, waitingSince: { not: null } } });

/** The conversation of an agent that has waited longest. */
export async function nextWaiting(agentId: string): Promise<string | undefined> {
  const where = { agentId, waitingSince: { not: null } };
  return (
    await db.conversation.findFirst({ where, orderBy: [{ waitingSince: 'asc' }, { id: 'asc' }], select: { id: true } })
  )?.id;
}

/** A conversation of an agent with its messages and requests; undefined for another agent's. */
export async function findForMember(agentId: string, id: string) {
  const found = await db.conversation.findFirst({
    where: { id, agentId },
    include: {
      person: { select: { displayName: true } },
      messages: { orderBy: { seq: 'asc' }, include: { user: { select: { displayName: true } } } },
      requests: {
        orderBy: { position: 'asc' },
        include: { decidedBy: { select: { displayName: true, email: true } } },
      },
    },
  });
  return found ? { ...found, messages: found.messages.map(toChatMessage) } : undefined;
}

/**
 * What changes when anything happens in the conversations or requests of an agent, a customer comes or leaves, or a member does, for the
 * same cost however many there are: what happens in one makes it the newest. Several of each are compared, since what began earlier may be
 * stored later, and for erased ones.
 */
export async function versionOf(agentId: string): Promise<string> {
  const [row] = await db.$queryRaw<{ version: string }[]>`
    SELECT md5(concat_ws(' ',
      (SELECT string_agg(concat(id, last_seq, speaker, waiting_since, seen_at > now() - interval '1 minute'), ' ') FROM
        (SELECT * FROM conversations WHERE agent_id = ${agentId}::uuid ORDER BY updated_at DESC LIMIT ${INBOX_PAGE}) newest),
      (SELECT string_agg(concat(id, state, updated_at), ' ') FROM
        (SELECT * FROM customer_requests WHERE agent_id = ${agentId}::uuid ORDER BY updated_at DESC LIMIT ${INBOX_PAGE}) newest),
      (SELECT count(*) FROM agent_members WHERE agent_id = ${agentId}::uuid),
      (SELECT concat(state, deleted_at) FROM agents WHERE id = ${agentId}::uuid)
    )) AS version`;
  return row?.version ?? '';
}
