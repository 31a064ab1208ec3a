'use client';

import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from '@/components/ui/link';
import type { AgentHoverPanel } from './agent-hover-panel';

/** The width from which a card fits next to its badge: the `lg` breakpoint of the classes below. */
const ROOM_BESIDE = '(min-width: 64rem)';
const OPEN_DELAY_MS = 700;
const CLOSE_DELAY_MS = 300;

/** Becomes true 700 ms after `enter`, false 300 ms after `leave`, and immediately with `set`. */
function useDelayedOpen() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (next: boolean, after = 0) => {
    clearTimeout(timer.current);
    if (after === 0) setOpen(next);
    else timer.current = setTimeout(setOpen, after, next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { open, set, enter: () => set(true, OPEN_DELAY_MS), leave: () => set(false, CLOSE_DELAY_MS) };
}

const unlessTouch = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType !== 'touch') act();
};

/**
 * A link with a hover card: it opens 700 ms after the pointer or the keyboard focus reaches it, and closes 300 ms after it
 * has left; not on touch. Without hover, space or JavaScript, the same details are in a disclosure below, labelled
 * `foldLabel`.
 */
export function AgentHoverCard({
  href,
  foldLabel,
  details,
  children,
}: {
  href: string;
  foldLabel: ReactNode;
  details: ReactNode;
  children: ReactNode;
}) {
  const { open, set, enter, leave } = useDelayedOpen();
  const [Panel, setPanel] = useState<typeof AgentHoverPanel>();

  /** The positioning library is as large as all other scripts of this component, so it is loaded when first needed. */
  const reach = () => {
    if (!window.matchMedia(ROOM_BESIDE).matches) return;
    enter();
    import('./agent-hover-panel').then(
      (module) => setPanel(() => module.AgentHoverPanel),
      // If the card cannot be loaded it stays closed: the linked page has the same text.
      () => undefined,
    );
  };
  return (
    <>
      <div className="relative grow">
        <Link
          href={href}
          className="block h-full rounded-[0.75rem] transition-transform duration-150 hover:-translate-y-1 motion-reduce:transition-none motion-reduce:hover:translate-y-0"
          onPointerEnter={unlessTouch(reach)}
          onPointerLeave={unlessTouch(leave)}
          onFocus={(event) => {
            // Focus from a tap or click precedes navigation: only keyboard focus opens the card.
            if (event.currentTarget.matches(':focus-visible')) reach();
          }}
          onBlur={leave}
        >
          {children}
        </Link>
        {open && Panel ? (
          <Panel onStay={() => set(true)} onLeave={leave} onClose={() => set(false)}>
            {details}
          </Panel>
        ) : null}
      </div>
      <details className="group mt-1 hidden max-lg:block [@media(hover:none)]:block [@media(scripting:none)]:block">
        <summary className="flex min-h-11 list-none items-center gap-2 text-base text-brand">{foldLabel}</summary>
        {details}
      </details>
    </>
  );
}
