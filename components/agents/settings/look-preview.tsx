'use client';

import { useLayoutEffect, useRef } from 'react';
import { AgentSays } from '@/components/chat/bubbles';
import { ChatHead } from '@/components/chat/chat-head';
import { LAUNCHER_ICON } from '@/components/chat/launcher-icon';
import { useHydrated } from '@/components/ui/use-hydrated';
import { inkOn } from '@/lib/agents/ink';
import { agentSubtitle, aiSentence } from '@/lib/content/chat';
import '@/components/chat/chat-head.css';

/** What customers see of an agent before they write: the head of its chat, what stands above it, its greeting and its button. */
export function LookPreview({
  name,
  greeting,
  colour,
  side,
  domain,
}: {
  name: string;
  greeting: string;
  colour: string;
  side: string;
  domain: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  // The policy of the site allows no style attribute in HTML.
  useLayoutEffect(() => {
    box.current?.style.setProperty('--agent', colour);
    box.current?.style.setProperty('--agent-ink', inkOn(colour));
  }, [colour]);
  return (
    <div ref={box} className={isHydrated ? 'grid grid-cols-[minmax(0,1fr)] gap-3' : 'invisible'}>
      <div className="overflow-hidden rounded-[1rem] border border-control bg-paper">
        <ChatHead name={name} subtitle={agentSubtitle} as="p" />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-3.5 pt-3 pb-5">
          <p className="ai-note">{aiSentence(domain)}</p>
          <AgentSays>
            <p className="wrap-anywhere">{greeting}</p>
          </AgentSays>
        </div>
      </div>
      <span
        aria-hidden="true"
        className={`grid size-14 place-items-center rounded-full bg-(--agent) text-(--agent-ink) shadow-lg border border-line ${side === 'left' ? 'justify-self-start' : 'justify-self-end'}`}
      >
        <svg viewBox="0 0 24 24" className="size-7 fill-none stroke-[1.75] stroke-current" aria-hidden="true">
          <path d={LAUNCHER_ICON} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
    </div>
  );
}
