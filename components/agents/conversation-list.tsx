import { Link } from '@/components/ui/link';
import { settleAction } from '@/lib/agents/conversations/desk-actions';
import type { ListedConversation } from '@/lib/agents/conversations/queries';
import { requestMark, slotsOf } from '@/lib/agents/requests/request-words';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { formatRecent } from '@/lib/format';
import { shortLine } from '@/lib/text/one-line';
import { ConversationItem } from './conversation-item';
import { OpeningMark } from './opening-mark';
import { PressForm } from './press-form';

const copy = agentDesk.inbox;

type Listed = { conversation: ListedConversation };

/** What stands out about a conversation: who answers, whether it waits, what was asked for. */
function Marks({ conversation: { waitingSince, speaker, isTest, requests } }: Listed) {
  const [request] = requests;
  return (
    <>
      {waitingSince ? (
        <span className="font-semibold text-accent-ink">{copy.waitingSince(formatRecent(waitingSince))}</span>
      ) : null}
      {speaker === 'person' ? <span>{copy.person}</span> : null}
      {request ? <span>{requestMark(request)}</span> : null}
      {isTest ? <span className="text-muted">{copy.test}</span> : null}
    </>
  );
}

/** Whose conversation it is, as far as they said. */
const nameOf = ({ requests }: ListedConversation): string | undefined => requests[0] && slotsOf(requests[0]).name;

/**
 * Conversations, each by its customer's name, or else by what they came for, and with their last words. `current` is the one that is shown beside the list, which then has no buttons.
 * `query` keeps the filter in the links.
 */
export function ConversationList({
  conversations,
  agentId,
  query = '',
  current,
}: {
  conversations: readonly ListedConversation[];
  agentId: string;
  query?: string;
  current?: string;
}) {
  const inbox = `/agents/${agentId}/inbox`;
  return (
    <ul className="grid divide-y divide-line border-line border-y">
      {conversations.map((conversation) => {
        const { id, first, last, updatedAt, waitingSince } = conversation;
        const title = nameOf(conversation) ?? (shortLine(first) || copy.nameless);
        const words = shortLine(last);
        const isCurrent = id === current;
        return (
          <ConversationItem
            key={id}
            tone={isCurrent ? 'current' : waitingSince ? 'waiting' : 'other'}
            title={
              <Link
                href={`${inbox}/${id}${query}`}
                prefetch={false}
                data-conversation={id}
                aria-current={isCurrent ? 'page' : undefined}
                className="flex min-w-0 font-semibold after:absolute after:inset-0"
              >
                <span className="truncate">{title}</span>
                <OpeningMark />
              </Link>
            }
            time={
              <time dateTime={updatedAt.toISOString()} className="shrink-0 text-base text-muted tabular-nums">
                {formatRecent(updatedAt)}
              </time>
            }
            words={words === title ? undefined : words}
            marks={<Marks conversation={conversation} />}
          >
            {waitingSince && current === undefined ? (
              <div className="relative">
                <PressForm
                  action={settleAction}
                  returnTo={inbox}
                  label={copy.done}
                  description={`: ${title}`}
                  hidden={{ agent: agentId, conversation: id }}
                  shortcut="e"
                />
              </div>
            ) : null}
          </ConversationItem>
        );
      })}
    </ul>
  );
}
