import type { Agent } from '@/lib/content/agents/agent';
import { tradeScreen } from '@/lib/content/screens/trades';
import { Portrait } from '../portrait';
import { ChatOnSite } from './chat-on-site';

/** Screen 1 in the words and prices of an agent's trade, with its portrait as the picture on the website. */
export function TradeScreen({ agent, caption }: { agent: Agent; caption: string }) {
  const screen = tradeScreen(agent);
  return screen ? (
    <ChatOnSite
      {...screen}
      caption={caption}
      picture={
        <div className="flex h-24 items-end overflow-hidden sm:h-48">
          <Portrait image={agent.image} className="h-24 w-full sm:h-44 sm:w-[19rem]" />
        </div>
      }
    />
  ) : null;
}
