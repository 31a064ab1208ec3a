import { hasEarlyEvents } from './early-events';

const EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'beforematch'] as const;

// Chromium reports a pointer that rests on the page whenever the layout under it changes, without movement.
const isResting = (event: Event) =>
  event.type === 'pointermove' && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0;

function untilFirstUse(): Promise<void> {
  // The server renders everything immediately.
  if (typeof window === 'undefined' || hasEarlyEvents()) return Promise.resolve();
  return new Promise((resolve) => {
    const controller = new AbortController();
    const onEvent = (event: Event) => {
      if (isResting(event)) return;
      controller.abort();
      resolve();
    };
    for (const type of EVENTS)
      window.addEventListener(type, onEvent, { capture: true, passive: true, signal: controller.signal });
  });
}

/**
 * Resolves when a visitor first moves the pointer, scrolls, types, tabs or finds text in the page; used to load scripts
 * that are only needed for interaction.
 */
export const firstUse: Promise<void> = untilFirstUse();
