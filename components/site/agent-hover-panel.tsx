'use client';

import * as HoverCard from '@radix-ui/react-hover-card';
import type { ReactNode } from 'react';

type Props = { onStay: () => void; onLeave: () => void; onClose: () => void; children: ReactNode };

/**
 * The open card, positioned by Radix next to its container. The parent opens and closes it; it stays open under the pointer.
 */
export function AgentHoverPanel({ onStay, onLeave, onClose, children }: Props) {
  return (
    <HoverCard.Root open onOpenChange={(open) => (open ? onStay() : onClose())} closeDelay={0}>
      <HoverCard.Trigger asChild>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
      </HoverCard.Trigger>
      <HoverCard.Portal>
        <HoverCard.Content
          side="right"
          align="start"
          sideOffset={12}
          collisionPadding={16}
          className="z-30 w-[21rem] max-h-(--radix-hover-card-content-available-height) max-w-[calc(100vw-2rem)] overflow-y-auto rounded-sheet border border-line bg-card p-5 shadow-sheet"
          onPointerEnter={onStay}
          onPointerLeave={(event) => {
            // The delay before closing is handled by the parent.
            event.preventDefault();
            onLeave();
          }}
        >
          {children}
        </HoverCard.Content>
      </HoverCard.Portal>
    </HoverCard.Root>
  );
}
