'use client';

import { useEffect, useRef } from 'react';

const EVENTS = ['keydown', 'input', 'pointerdown'] as const;

/** The caret of the control that has the focus. Read, since browsers report its moves only later. */
function caret(): string {
  const focused = document.activeElement;
  return focused && 'selectionStart' in focused && 'selectionEnd' in focused
    ? `${focused.selectionStart} to ${focused.selectionEnd}`
    : '';
}

/**
 * Returns a function whose answer changes with whatever somebody does on the page: typing, pressing, moving the caret. While it is
 * the same, they have only waited.
 */
export function useActivity(): () => string {
  const count = useRef(0);

  useEffect(() => {
    const controller = new AbortController();
    const onEvent = () => {
      count.current += 1;
    };
    for (const event of EVENTS) document.addEventListener(event, onEvent, { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, []);

  return () => `${count.current}, ${caret()}`;
}
