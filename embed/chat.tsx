import { type RefObject, useRef, useSyncExternalStore } from 'react';
import { AgentSays, CustomerSays, Notice } from '@/components/chat/bubbles';
import { ChatHead } from '@/components/chat/chat-head';
import { Message } from '@/components/chat/message';
import { RequestCard } from '@/components/chat/request-card';
import type { ChatMessage, Speaker } from '@/lib/agents/conversations/chat-message';
import { agentSubtitle, aiSentence, customerTiers } from '@/lib/content/chat';
import type { ChatData } from '@/lib/server/chat/chat-data';
import { About } from './about';
import type { ChatState, Conversation } from './chat-state';
import { Composer } from './composer';
import { copy } from './copy';
import { useNewest } from './use-newest';

const subtitleOf = ({ who, name = '' }: Speaker) =>
  who === 'agent' ? agentSubtitle : who === 'person' ? copy.person(name) : copy.nobody;

/** The request that a message completes, unless a later one changes it. */
function requestOf({ reply }: ChatMessage, later: readonly ChatMessage[]) {
  const request = reply?.act !== undefined && !reply.request?.missing ? reply.request : undefined;
  const isChanged = later.some(
    (next) =>
      next.reply?.act !== undefined && next.reply.request?.asked === request?.asked && !next.reply.request?.missing,
  );
  return isChanged ? undefined : request;
}

/** What is not acknowledged yet, and that the agent is at it. */
function Outgoing({ state, onResume }: { state: ChatState; onResume: () => void }) {
  const { messages, outgoing, isStopped, speaker } = state;
  // The stream may bring a message before its own request has ended.
  const stored = new Set(messages.map(({ id }) => id));
  const unseen = outgoing.filter(({ id }) => !stored.has(id));
  const isAwaited = unseen.length > 0 || (outgoing.length > 0 && messages.at(-1)?.author === 'customer');
  return (
    <>
      {unseen.map(({ id, text }, at) => (
        <li key={id} className="grid justify-items-end gap-0.5">
          <CustomerSays isPending>{text}</CustomerSays>
          <p className={`text-small ${isStopped ? 'font-semibold text-danger' : 'text-muted'}`}>
            {isStopped ? copy.notSent : at === 0 ? copy.sending : copy.waiting}
          </p>
        </li>
      ))}
      {isStopped ? (
        <li className="grid">
          <button type="button" className="button button-quiet button-sm justify-self-end" onClick={onResume}>
            {copy.again}
          </button>
        </li>
      ) : isAwaited && speaker.who === 'agent' ? (
        <li aria-hidden="true" className="typing">
          <AgentSays>
            <i />
          </AgentSays>
        </li>
      ) : null}
    </>
  );
}

function Suggestions({ data, conversation }: { data: ChatData; conversation: Conversation }) {
  return (
    <form action={`/chat/${data.key}`} method="post" className="grid gap-1.5">
      <input type="hidden" name="secret" value={data.secret} />
      <input type="hidden" name="id" value={data.messageId} />
      <p className="text-muted text-small">{copy.suggestions}</p>
      <div className="flex flex-wrap gap-2">
        {data.suggestions.map((question) => (
          <button
            key={question}
            type="submit"
            name="message"
            value={question}
            className="suggestion"
            onClick={(event) => {
              event.preventDefault();
              conversation.send(question);
            }}
          >
            {question}
          </button>
        ))}
      </div>
    </form>
  );
}

/** The chat with one agent: the same in the frame, on its page and, without a script, on the server. */
export function Chat({
  data,
  conversation,
  field,
}: {
  data: ChatData;
  conversation: Conversation;
  /** The text field, for who opens the chat. */
  field?: RefObject<HTMLTextAreaElement | null>;
}) {
  const state = useSyncExternalStore(conversation.subscribe, conversation.state, conversation.state);
  const { messages, outgoing, speaker, done } = state;
  const log = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLTextAreaElement>(null);
  const input = field ?? own;
  const takesMessages = speaker.who === 'nobody';
  const hasBegun = messages.length > 0 || outgoing.length > 0;
  useNewest(log, messages.length + outgoing.length);

  function onResume() {
    // The button that was pressed goes away.
    input.current?.focus();
    conversation.resume();
  }

  return (
    <>
      <ChatHead name={data.name} subtitle={subtitleOf(speaker)}>
        <About data={data} conversation={conversation} />
      </ChatHead>
      <main ref={log} className="chat-log">
        <p role="status" className={takesMessages ? 'ai-note takes-messages' : 'ai-note'}>
          {takesMessages ? copy.takesMessages(data) : aiSentence(data.domain)}
        </p>
        {data.isDraft ? <p className="ai-note">{copy.draft}</p> : null}
        <div role="log" aria-label={copy.log}>
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {data.isAnswered ? (
              <li className="grid">
                <AgentSays>{data.greeting}</AgentSays>
              </li>
            ) : null}
            {messages.map((message, at) => {
              const request = requestOf(message, messages.slice(at + 1));
              return (
                <li key={message.seq} className="grid">
                  <Message message={message} labels={customerTiers}>
                    {request ? <RequestCard request={request} /> : null}
                  </Message>
                </li>
              );
            })}
            <Outgoing state={state} onResume={onResume} />
            {done ? (
              <li className="grid">
                <Notice>{copy[done]}</Notice>
              </li>
            ) : null}
          </ol>
        </div>
        {!hasBegun && data.suggestions.length > 0 ? <Suggestions data={data} conversation={conversation} /> : null}
      </main>
      <footer className="chat-foot">
        {state.isStored ? null : <p className="text-muted text-small">{copy.notStored}</p>}
        {state.isGone ? (
          <p role="alert">{copy.gone}</p>
        ) : (
          <Composer data={data} conversation={conversation} problem={state.problem} field={input} />
        )}
      </footer>
    </>
  );
}
