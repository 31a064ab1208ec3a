import { ConversationItem } from '@/components/agents/conversation-item';
import { TaughtWords } from '@/components/agents/taught-words';
import { AgentSays, CustomerSays } from '@/components/chat/bubbles';
import { requestMark } from '@/lib/agents/requests/request-words';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import type { ScreenConversation, ScreenLog } from '@/lib/content/screens/screen';
import { ScreenBar, ScreenFigure } from './screen-figure';

/** A conversation in a drawn inbox. */
export function DrawnConversation({
  conversation,
  isOpen = false,
}: {
  conversation: ScreenConversation;
  isOpen?: boolean;
}) {
  const { name, time, words, request, waits } = conversation;
  return (
    <ConversationItem
      tone={isOpen ? 'current' : waits ? 'waiting' : 'other'}
      title={<span className="font-semibold">{name}</span>}
      time={<span className="shrink-0 text-base text-muted tabular-nums">{time}</span>}
      words={words}
      marks={request ? <span>{requestMark(request)}</span> : null}
    />
  );
}

/** Screen 2: the inbox, with one conversation open and an answer corrected. On a phone only the open one is shown. */
export function ConversationLog({
  log: { title, conversations, lines, taught },
  caption,
}: {
  log: ScreenLog;
  caption: string;
}) {
  const open = conversations.find(({ waits }) => waits);
  return (
    <ScreenFigure caption={caption}>
      <div className="screen">
        <ScreenBar>{title}</ScreenBar>
        <div className="grid sm:grid-cols-[17rem_minmax(0,1fr)]">
          <ul className="grid content-start divide-y divide-line border-line sm:border-r max-sm:hidden">
            {conversations.map((conversation) => (
              <DrawnConversation key={conversation.time} conversation={conversation} isOpen={conversation === open} />
            ))}
          </ul>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 p-4 sm:p-6">
            {open ? (
              <p className="flex justify-between gap-3 text-muted sm:hidden">
                <span>{open.name}</span>
                <span className="tabular-nums">{open.time}</span>
              </p>
            ) : null}
            {lines.map(({ from, text }) =>
              from === 'customer' ? (
                <CustomerSays key={text} label={agentDesk.conversation.customer}>
                  {text}
                </CustomerSays>
              ) : (
                <AgentSays key={text}>{text}</AgentSays>
              ),
            )}
            {taught ? (
              <>
                <p className="-mt-1 pl-3.5 text-base text-muted underline underline-offset-4">
                  {agentDesk.correct.open}
                </p>
                <div className="border-brand border-l-4 pl-3 text-base">
                  <TaughtWords lead={agentDesk.correct.taught(taught.by, taught.at)} answer={taught.answer} />
                </div>
              </>
            ) : null}
          </div>
        </div>
      </div>
    </ScreenFigure>
  );
}
