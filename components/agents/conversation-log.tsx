import { Message } from '@/components/chat/message';
import type { ChatMessage } from '@/lib/agents/conversations/chat-message';
import type { Correctable } from '@/lib/agents/conversations/correctable';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { formatMoment } from '@/lib/format';
import { MINUTE_MS } from '@/lib/time';
import { CorrectAnswer } from './correct-answer';

const copy = agentDesk.conversation;

const PAUSE_MS = 5 * MINUTE_MS;

const isAfterPause = (at: string, before: string | undefined): boolean =>
  before === undefined || Date.parse(at) - Date.parse(before) > PAUSE_MS;

/** What was said, with the time after each pause; below the agent's answers, their correction. */
export function ConversationLog({
  agentId,
  here,
  messages,
  correctables,
}: {
  agentId: string;
  here: string;
  messages: readonly ChatMessage[];
  correctables: ReadonlyMap<number, Correctable>;
}) {
  return (
    <div role="log" aria-label={agentDesk.inbox.title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {messages.map((message, index) => {
        const { seq, at } = message;
        const correctable = correctables.get(seq);
        return (
          <div key={seq} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {isAfterPause(at, messages[index - 1]?.at) ? (
              <time dateTime={at} className="justify-self-center text-muted text-small tabular-nums">
                {formatMoment(new Date(at))}
              </time>
            ) : null}
            <Message message={message} labels={agentDesk.tiers} asked={copy.customer} />
            {correctable ? <CorrectAnswer agentId={agentId} here={here} correctable={correctable} /> : null}
          </div>
        );
      })}
    </div>
  );
}
