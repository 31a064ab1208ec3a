import type { ReactNode } from 'react';
import { AgentSays, CustomerSays } from '@/components/chat/bubbles';
import { ChatWindow } from '@/components/site/chat-window';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { type ScreenBusiness, type ScreenChat, screenLabels } from '@/lib/content/screens/screen';
import { Counter } from './counter';
import { ScreenBar, ScreenFigure } from './screen-figure';

/** The business's website behind the chat, or beside it (`isWide`). Decorative, and without paragraphs, since it is no text of ours. */
export function DrawnWebsite({
  business,
  picture,
  isWide = false,
}: {
  business: ScreenBusiness;
  picture: ReactNode;
  isWide?: boolean;
}) {
  return (
    <div aria-hidden="true" className="screen">
      <div className="max-sm:hidden">
        <ScreenBar>{business.address}</ScreenBar>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
        <div className="font-bold font-display text-h3">{business.name}</div>
        <div className="rounded-sheet bg-brand-soft px-2.5 py-0.5 font-semibold">{business.status}</div>
      </div>
      {picture}
      <div className={`grid gap-5 px-5 pt-5 max-sm:hidden ${isWide ? 'pb-6' : 'max-w-[18rem] pb-10'}`}>
        <div>
          <div className="border-ink border-b pb-1 font-display font-semibold">{business.list.title}</div>
          {business.list.lines.map(([name, price]) => (
            <div key={name} className="flex justify-between gap-3 border-line border-b py-1.5">
              <span>{name}</span>
              <span className="tabular-nums">{price}</span>
            </div>
          ))}
        </div>
        <div className="text-muted empty:hidden">
          {business.hours.map(([days, times]) => (
            <div key={days} className="flex justify-between gap-3">
              <span>{days}</span>
              <span className="tabular-nums">{times}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/**
 * Screen 1: a conversation on the website of a small business, by default with a café's counter. On a phone the chat covers the
 * website's lower half.
 */
export function ChatOnSite({
  business,
  chat,
  caption,
  picture = <Counter className="h-24 w-full sm:h-48" />,
}: {
  business: ScreenBusiness;
  chat: ScreenChat;
  caption: string;
  picture?: ReactNode;
}) {
  return (
    <ScreenFigure caption={caption}>
      <div className="grid grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]">
        <div className="col-span-full col-start-1 row-start-1 sm:mr-16">
          <DrawnWebsite business={business} picture={picture} />
        </div>
        <ChatWindow
          title={screenLabels.agent}
          detail={chat.time}
          className="z-10 col-start-1 row-start-1 self-end max-sm:mt-40 max-sm:ml-6 sm:col-start-2 sm:mt-28"
        >
          {chat.lines.map(({ from, text }) => (
            <li key={text} className="grid text-base">
              {from === 'agent' ? (
                <AgentSays>{text}</AgentSays>
              ) : (
                <CustomerSays label={agentDesk.conversation.customer}>{text}</CustomerSays>
              )}
            </li>
          ))}
        </ChatWindow>
      </div>
    </ScreenFigure>
  );
}
