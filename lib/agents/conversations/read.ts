import { polledValues } from '@/lib/http/polled-events';
import { MINUTE_MS, SECOND_MS } from '@/lib/time';
import type { PublicAgent } from '../public-agent';
import { modeOf } from '../states';
import type { ChatMessage, Speaker } from './chat-message';
import { findConversation, hashOf, messagesAfter, speakerOf } from './conversation-view';
import { MARK_MS, markSeen } from './presence';
import { watched } from './watched';

/** The part of a conversation after a message. */
export interface Read {
  messages: ChatMessage[];
  speaker: Speaker;
}

const beginning = ({ mode }: PublicAgent): Read => ({
  messages: [],
  speaker: { who: mode === 'messages' ? 'nobody' : 'agent' },
});

/** What a customer has not seen of their conversation; nothing before its first message. */
export async function read(agent: PublicAgent, secret: string, after: number): Promise<Read> {
  const conversation = await findConversation(agent.agentId, secret);
  if (!conversation) return beginning(agent);
  await markSeen(conversation.id);
  return { messages: await messagesAfter(conversation.id, after), speaker: speakerOf(conversation, agent.mode) };
}

const POLL_MS = SECOND_MS;
/** Before the first message, whose answer comes with the response to it. */
const IDLE_POLL_MS = 5 * SECOND_MS;
const MAX_STREAM_MS = 5 * MINUTE_MS;

/**
 * A customer's conversation as server-sent events: `message` with a ChatMessage, whose id is its number, and `speaker` with a Speaker when that
 * changes. All streams of a process share its queries. `gone` ends it: the conversation was erased.
 * It tells at once that the agent is paused, and ends when it is deleted, which may be undone: what is asked next says so.
 */
export async function* chatEvents(
  agent: PublicAgent,
  secret: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const name = { agentId: agent.agentId, secretHash: hashOf(secret) };
  const polled = {
    key: `chat ${name.agentId} ${name.secretHash}`,
    read: () => watched(name),
    intervalMs: POLL_MS,
    maxMs: MAX_STREAM_MS,
  };
  let last = after;
  let told = '';
  let hasBegun = false;
  let markedAt = Number.NEGATIVE_INFINITY;
  yield 'retry: 1000\n\n';
  const values = polledValues(polled, signal);
  for (let next = await values.next(); !next.done; next = await values.next(hasBegun ? POLL_MS : IDLE_POLL_MS)) {
    const { value: conversation, isQuiet } = next.value;
    if (isQuiet) yield ': \n\n';
    if (!conversation && hasBegun) return yield 'event: gone\ndata: {}\n\n';
    if (!conversation) continue;
    const mode = modeOf(conversation);
    if (!mode || mode === 'gone') return;
    hasBegun = true;
    if (performance.now() - markedAt > MARK_MS) {
      markedAt = performance.now();
      await markSeen(conversation.id);
    }
    const speaker = JSON.stringify(speakerOf(conversation, mode));
    if (speaker !== told) yield `event: speaker\ndata: ${speaker}\n\n`;
    told = speaker;
    if (conversation.lastSeq <= last) continue;
    for (const message of await messagesAfter(conversation.id, last)) {
      yield `event: message\nid: ${message.seq}\ndata: ${JSON.stringify(message)}\n\n`;
      last = message.seq;
    }
  }
}
