'use client';

import Link from 'next/link';
import { HoverCard } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

const OPEN_DELAY_MS = 700;
const CLOSE_DELAY_MS = 300;

/** The link under the card. Radix would cancel the tap (`onTouchStart`): dropped, so that a tap follows the link. */
function TriggerLink({ onTouchStart: _cancelsTap, ...props }: ComponentProps<typeof Link>) {
  return <Link {...props} />;
}

/**
 * A link whose details open beside it: 700 ms after a pointer rests on it or the keyboard reaches it, closed 300 ms after it
 * left, not on touch. Everything in `details` stands on the linked page as well.
 */
export function AgentHoverCard({ href, details, children }: { href: string; details: ReactNode; children: ReactNode }) {
  return (
    <HoverCard.Root openDelay={OPEN_DELAY_MS} closeDelay={CLOSE_DELAY_MS}>
      <HoverCard.Trigger
        asChild
        // Focus that comes from a tap or click is about to leave the page: only the keyboard's opens the card.
        onFocus={(event) => {
          if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
        }}
      >
        <TriggerLink
          href={href}
          className="block h-full rounded-[0.75rem] transition-transform duration-150 hover:-translate-y-1 motion-reduce:transition-none motion-reduce:hover:translate-y-0"
        >
          {children}
        </TriggerLink>
      </HoverCard.Trigger>
      <HoverCard.Portal>
        <HoverCard.Content
          side="right"
          align="start"
          sideOffset={12}
          collisionPadding={16}
          className="z-30 w-[21rem] max-w-[calc(100vw-2rem)] rounded-sheet border border-line bg-card p-5 shadow-sheet"
        >
          {details}
        </HoverCard.Content>
      </HoverCard.Portal>
    </HoverCard.Root>
  );
}
