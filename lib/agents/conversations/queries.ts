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

/** The conversations of an agent: those that wait for a person first, then the newest. `page` counts from 1. */
export async function listConversations(
  agentId: string,
  { filter = 'all', search = '', page = 1 }: { filter?: InboxFilter; search?: string; page?: number },
) {
  // What LIKE takes for wildcards is text.
  const contains = visible(search).replaceAll(/[\\%_]/g, '\\$&');
  const found = contains ? { messages: { some: { text: { contains, mode: 'insensitive' as const } } } } : {};
  const where: Prisma.ConversationWhereInput = { AND: [{ agentId }, conditions[filter], found] };
  const rows = await db.conversation.findMany({
    where,
    orderBy: [{ waitingSince: { sort: 'asc', nulls: 'last' } }, { updatedAt: 'desc' }, { id: 'asc' }],
    skip: (page - 1) * INBOX_PAGE,
    take: INBOX_PAGE + 1,
    include: {
      messages: { where: { author: 'customer' }, orderBy: { seq: 'desc' }, take: 1, select: { text: true } },
      requests: { select: { kind: true, state: true }, orderBy: { position: 'desc' }, take: 1 },
    },
  });
  return { conversations: rows.slice(0, INBOX_PAGE), hasMore: rows.length > INBOX_PAGE };
}

export type ListedConversation = Awaited<ReturnType<typeof listConversations>>['conversations'][number];

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

/** What changes when anything happens in the conversations or requests of an agent. */
export async function versionOf(agentId: string): Promise<string> {
  const [row] = await db.$queryRaw<{ version: string }[]>`
    SELECT concat_ws(' ', (SELECT concat(count(*), ' ', max(updated_at), ' ', count(waiting_since), ' ', count(*) FILTER (WHERE speaker = 'agent'))
      FROM conversations WHERE agent_id = ${agentId}::uuid),
      (SELECT concat(count(*), ' ', max(updated_at)) FROM customer_requests WHERE agent_id = ${agentId}::uuid)) AS version`;
  return row?.version ?? '';
}
