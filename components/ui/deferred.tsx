'use client';

import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { firstUse } from './first-use';

/** Events that tabs and buttons act on. */
const HELD = ['mousedown', 'click', 'keydown'] as const;
const CONTROLS = 'button, [role="tab"]';

/** A copy of an event: the same object cannot be dispatched twice. */
const copyOf = (event: Event): Event =>
  event instanceof KeyboardEvent ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event);

const controlsIn = (box: RefObject<HTMLElement | null>) => [
  ...(box.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? []),
];

/** Holds keys and clicks on controls until they work, then gives focus and events to the controls in the same places. */
function useHeldEvents(box: RefObject<HTMLElement | null>, isLive: boolean) {
  const held = useRef<{ index: number; event: Event }[]>([]);
  const focused = useRef(-1);

  useEffect(() => {
    if (isLive) {
      const controls = controlsIn(box);
      controls[focused.current]?.focus();
      for (const { index, event } of held.current.splice(0)) controls[index]?.dispatchEvent(event);
      return;
    }
    const controller = new AbortController();
    const hold = (event: Event) => {
      const index = controlsIn(box).findIndex(
        (control) => event.target instanceof Node && control.contains(event.target),
      );
      if (index < 0 || (event instanceof KeyboardEvent && event.key === 'Tab')) return;
      event.preventDefault();
      event.stopPropagation();
      held.current.push({ index, event: copyOf(event) });
    };
    const options = { capture: true, signal: controller.signal };
    for (const type of HELD) window.addEventListener(type, hold, options);
    const onFocus = () => {
      focused.current = controlsIn(box).indexOf(document.activeElement as HTMLElement);
    };
    onFocus();
    document.addEventListener('focusin', onFocus, options);
    return () => controller.abort();
  }, [box, isLive]);
}

/** React leaves the server's HTML in an element whose inner HTML is not its own. */
const serverHtml = { __html: '' };

/**
 * A component whose script is fetched when the page is first used. Until then the HTML that the server rendered with
 * `onServer` stays as it is. For parts that keep no input of visitors: their elements are created anew.
 */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Deferred(props: P) {
    const box = useRef<HTMLDivElement>(null);
    const [Live, setLive] = useState<ComponentType<P> | undefined>(() => loaded);
    useHeldEvents(box, Live !== undefined);

    useEffect(() => {
      void firstUse.then(load).then((component) => {
        loaded = component;
        setLive(() => component);
      });
    }, []);

    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant
    if (!Live) return <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />;
    return (
      <div ref={box} key="live">
        <Live {...props} />
      </div>
    );
  };
}

/** The server's side of `deferred`: the component itself, in the element that the browser's side expects. */
export function onServer<P extends object>(Component: ComponentType<P>): ComponentType<P> {
  return (props: P) => (
    <div>
      <Component {...props} />
    </div>
  );
}
