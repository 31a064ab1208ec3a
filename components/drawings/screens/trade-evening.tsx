import { Fragment } from 'react';
import { ChatBubble, ChatWindow } from '@/components/site/chat-window';
import type { Agent } from '@/lib/content/agents/agent';
import { screenLabels } from '@/lib/content/screens/screen';
import { tradeEvening } from '@/lib/content/screens/trades';
import { Shopfront } from '../shopfront';
import { DrawnWebsite } from './chat-on-site';
import { ScreenFigure } from './screen-figure';

/** An evening at a business of an agent's trade: what three customers asked, and when, beside the website that it answers from. */
export function TradeEvening({ agent, greeting, caption }: { agent: Agent; greeting: string; caption: string }) {
  const evening = tradeEvening(agent);
  if (!evening) return null;
  const { business, scenes } = evening;
  return (
    <ScreenFigure caption={caption}>
      <div className="grid items-start gap-x-10 lg:grid-cols-12">
        <div className="max-lg:hidden lg:sticky lg:top-24 lg:col-span-4">
          <DrawnWebsite business={business} picture={<Shopfront image={agent.image} />} isWide />
        </div>
        <ChatWindow
          title={business.name}
          detail={screenLabels.agent}
          className="lg:col-span-8 [&_ol]:p-4 sm:[&_ol]:p-7"
        >
          {scenes.map(({ at, question, answer }, index) => (
            <Fragment key={question}>
              <li className={`text-center text-muted tabular-nums ${index > 0 ? 'mt-4' : ''}`}>{at}</li>
              {index > 0 ? null : <ChatBubble from="agent" text={greeting} />}
              <ChatBubble from="customer" text={question} />
              <ChatBubble from="agent" text={answer} />
            </Fragment>
          ))}
        </ChatWindow>
      </div>
    </ScreenFigure>
  );
}
