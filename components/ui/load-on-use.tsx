'use client';

import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { takeEarlyEvents } from './early-events';
import { firstUse } from './first-use';
import { loadLate } from './load-late';

/** The events that tabs and buttons react to. */
const REPLAYED = ['mousedown', 'click', 'keydown'] as const;
const CONTROLS = 'button, [role="tab"]';

/** A copy of an event, since the same object cannot be dispatched twice. */
const copyOf = (event: Event): Event =>
  event instanceof KeyboardEvent ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event);

const controlsIn = (box: RefObject<HTMLElement | null>) => [
  ...(box.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? []),
];

/**
 * Queues keys and clicks on the fallback's controls, also those from before React was loaded, and replays them on the loaded controls
 * in the same positions. Moves the focus too.
 */
function useEventReplay(box: RefObject<HTMLElement | null>, isLoaded: boolean) {
  const queue = useRef<{ index: number; event: Event }[]>([]);
  const focused = useRef(-1);

  useEffect(() => {
    if (isLoaded) {
      const controls = controlsIn(box);
      controls[focused.current]?.focus();
      for (const { index, event } of queue.current.splice(0)) controls[index]?.dispatchEvent(event);
      return;
    }
    const controller = new AbortController();
    const enqueue = (event: Event) => {
      const index = controlsIn(box).findIndex(
        (control) => event.target instanceof Node && control.contains(event.target),
      );
      if (index < 0 || (event instanceof KeyboardEvent && event.key === 'Tab')) return;
      event.preventDefault();
      event.stopPropagation();
      queue.current.push({ index, event: copyOf(event) });
    };
    if (box.current) takeEarlyEvents(box.current).forEach(enqueue);
    const options = { capture: true, signal: controller.signal };
    for (const type of REPLAYED) window.addEventListener(type, enqueue, options);
    const onFocus = () => {
      focused.current = controlsIn(box).indexOf(document.activeElement as HTMLElement);
    };
    onFocus();
    document.addEventListener('focusin', onFocus, options);
    return () => controller.abort();
  }, [box, isLoaded]);
}

/**
 * Lazy loading: a component whose script is loaded when the page is first used. Until then it renders `fallback`, which must look the
 * same and have its controls in the same order. For components without user input, since their elements are replaced.
 */
export function loadOnUse<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P & { fallback: ReactNode }> {
  let loaded: ComponentType<P> | undefined;
  return function LoadedOnUse(props: P & { fallback: ReactNode }) {
    const box = useRef<HTMLDivElement>(null);
    const [Component, setComponent] = useState<ComponentType<P> | undefined>(() => loaded);
    useEventReplay(box, Component !== undefined);

    useEffect(() => {
      void firstUse
        .then(() => loadLate(load))
        .then((component) => {
          loaded = component;
          setComponent(() => component);
        });
    }, []);

    return <div ref={box}>{Component ? <Component {...props} /> : props.fallback}</div>;
  };
}
