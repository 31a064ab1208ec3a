'use client';

import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from '@/components/ui/link';
import type { AgentHoverPanel } from './agent-hover-panel';

/** From where a card has room beside its badge: the `lg` of the classes below. */
const ROOM_BESIDE = '(min-width: 64rem)';
const OPEN_DELAY_MS = 700;
const CLOSE_DELAY_MS = 300;

/** True 700 ms after `enter`, false 300 ms after `leave`, and at once as `set` says. */
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
 * A link whose details open beside it: 700 ms after a pointer rests on it or the keyboard reaches it, closed 300 ms after it
 * left, not on touch. Where nothing can hover, where there is no room beside it, or without script, the same details fold out below, under `foldLabel`.
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

  /** What places the card beside the badge weighs as much as all other script of ours here: fetched when first reached for. */
  const reach = () => {
    if (!window.matchMedia(ROOM_BESIDE).matches) return;
    enter();
    import('./agent-hover-panel').then(
      (module) => setPanel(() => module.AgentHoverPanel),
      // A card that cannot be fetched stays closed: the link leads to the same words.
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
            // Focus that comes from a tap or click is about to leave the page: only the keyboard's opens the card.
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
