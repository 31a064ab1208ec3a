'use client';

import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** The controls of a toolbar, without those of dialogs that its buttons open. */
const controlsIn = (bar: Element) =>
  [...bar.querySelectorAll<HTMLElement>('a[href], button, input')].filter((control) => !control.closest('dialog'));

/** The index of the control that a key moves to; undefined for other keys. */
export function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Makes a toolbar one tab stop: arrow keys, Home and End move between its controls (ARIA Authoring Practices, toolbar
 * pattern). Its `count` controls have the index of their place in the document.
 */
export function useRovingFocus(count: number) {
  const [active, setActive] = useState(0);
  // The control that was active may be gone.
  const stop = Math.min(active, count - 1);

  function onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
    const index = controlsIn(currentTarget).indexOf(target as HTMLElement);
    if (index >= 0) setActive(index);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const controls = controlsIn(event.currentTarget);
    const current = controls.indexOf(event.target as HTMLElement);
    const next = current < 0 ? undefined : nextIndex(event.key, current, controls.length);
    if (next === undefined) return;
    event.preventDefault();
    controls[next]?.focus();
  }

  return { bar: { onFocus, onKeyDown }, tabIndex: (index: number) => (index === stop ? 0 : -1) };
}
