import { tierLabel } from '@/lib/agent/tier-label';
import { customerTiers } from '@/lib/content/chat';
import { db } from '@/lib/db';
import { CSV_START, csvLine } from '@/lib/text/csv';
import { detailsOf, kindLabelOf, stateOf } from '../requests/request-words';
import { toChatMessage } from './conversation-view';

/** Conversations in memory at once: the longest ones have MAX_MESSAGES of 2,000 characters. */
const AT_ONCE = 20;

/** The conversations of an agent with everything in them, oldest first. */
export async function* exportedConversations(agentId: string) {
  for (let after = ''; ; ) {
    const rows = await db.conversation.findMany({
      where: { agentId, ...(after && { id: { gt: after } }) },
      orderBy: { id: 'asc' },
      take: AT_ONCE,
      include: {
        messages: { orderBy: { seq: 'asc' }, include: { user: { select: { displayName: true } } } },
        requests: { orderBy: { position: 'asc' } },
      },
    });
    for (const { id, createdAt, site, speaker, messages, requests } of rows)
      yield {
        id,
        createdAt: createdAt.toISOString(),
        site,
        speaker,
        messages: messages.map(toChatMessage),
        requests: requests.map((request) => ({
          kind: kindLabelOf(request.kind),
          state: stateOf(request.state),
          asked: request.asked,
          startsAt: request.startsAt?.toISOString(),
          details: detailsOf(request),
          also: request.also,
          createdAt: request.createdAt.toISOString(),
        })),
      };
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}

type Exported = ReturnType<typeof exportedConversations>;

/** As a JSON array, in chunks. */
export async function* conversationsAsJson(conversations: Exported): AsyncGenerator<string> {
  let separator = '[';
  for await (const conversation of conversations) {
    yield `${separator}\n${JSON.stringify(conversation)}`;
    separator = ',';
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}

/** As CSV, one message a line, in chunks. What a language model wrote is marked. */
export async function* conversationsAsCsv(conversations: Exported): AsyncGenerator<string> {
  yield CSV_START +
    csvLine(['Conversation', 'Website', 'Number', 'Sent', 'From', 'Name', 'Text', 'Quotes', 'Written by a model']);
  for await (const { id, site, messages } of conversations)
    for (const { seq, at, author, by, text, reply } of messages) {
      const quotes = reply?.quotes
        .map(({ text: line, url, isTold }) => (isTold ? `“${line}”` : `“${line}” (${url})`))
        .join(' ');
      yield csvLine([
        id,
        site,
        seq,
        at,
        author,
        by,
        text || (reply ? tierLabel(reply, customerTiers) : ''),
        quotes,
        reply?.written ? 'yes' : '',
      ]);
    }
}
