'use client';

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** Events that tabs and buttons act on. */
const REPLAYED = ['mousedown', 'click', 'keydown'] as const;
const CONTROLS = 'button, [role="tab"]';

/** A copy of an event: the same object cannot be dispatched twice. */
const copyOf = (event: Event): Event =>
  event instanceof KeyboardEvent ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event);

function Ready({ onReady }: { onReady: (isReady: true) => void }) {
  useEffect(() => onReady(true), [onReady]);
  return null;
}

/**
 * Shows what the server rendered until the script of `children`, a lazy component, has arrived. Keys and clicks on tabs and
 * buttons are held back meanwhile and dispatched again then, so that none is lost.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<{ target: Element; event: Event }[]>([]);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    for (const { target, event } of held.current.splice(0)) target.dispatchEvent(event);
    if (isReady) return;
    const controller = new AbortController();
    const hold = (event: Event) => {
      const target = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
      if (!target || !box.current?.contains(target) || (event instanceof KeyboardEvent && event.key === 'Tab')) return;
      event.preventDefault();
      event.stopPropagation();
      held.current.push({ target, event: copyOf(event) });
    };
    // On the window: React listens on the document, and discards events for what it has not hydrated.
    for (const type of REPLAYED) window.addEventListener(type, hold, { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, [isReady]);

  return (
    <div ref={box}>
      <Suspense>
        {children}
        <Ready onReady={setReady} />
      </Suspense>
    </div>
  );
}
