import { Link } from '@/components/ui/link';
import type { ListedConversation } from '@/lib/agents/conversations/queries';
import { kindLabelOf, stateLabels, stateOf } from '@/lib/agents/requests/request-words';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { formatMoment } from '@/lib/format';
import { shortLine } from '@/lib/text/one-line';

const copy = agentDesk.inbox;

/** What stands out about a conversation: who answers, whether it waits, what was asked for. */
function Marks({ conversation: { waitingSince, speaker, isTest, requests } }: { conversation: ListedConversation }) {
  const [request] = requests;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-base">
      {waitingSince ? <span className="font-semibold text-accent-ink">{copy.waiting}</span> : null}
      {speaker === 'person' ? <span>{copy.person}</span> : null}
      {request ? (
        <span>
          {kindLabelOf(request.kind)}: {stateLabels[stateOf(request.state)]}
        </span>
      ) : null}
      {isTest ? <span className="text-muted">{copy.test}</span> : null}
    </p>
  );
}

/** Conversations, each with its last words of the customer. */
export function ConversationList({
  conversations,
  inbox,
}: {
  conversations: readonly ListedConversation[];
  inbox: string;
}) {
  return (
    <ul className="grid divide-y divide-line border-line border-y">
      {conversations.map((conversation) => (
        <li key={conversation.id} className="relative grid gap-1 py-4 hover:bg-card">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <Link
              href={`${inbox}/${conversation.id}`}
              prefetch={false}
              className="max-w-[60ch] font-semibold wrap-anywhere after:absolute after:inset-0"
            >
              {shortLine(conversation.messages[0]?.text ?? '') || copy.nameless}
            </Link>
            <time dateTime={conversation.updatedAt.toISOString()} className="text-base text-muted">
              {formatMoment(conversation.updatedAt)}
            </time>
          </div>
          <Marks conversation={conversation} />
        </li>
      ))}
    </ul>
  );
}
