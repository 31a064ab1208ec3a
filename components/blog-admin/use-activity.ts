'use client';

import { useEffect, useRef } from 'react';

const EVENTS = ['keydown', 'input', 'pointerdown', 'selectionchange'] as const;

/** Counts what somebody does on the page: typing, pressing, moving the caret. While the number stays, they have only waited. */
export function useActivity() {
  const count = useRef(0);

  useEffect(() => {
    const controller = new AbortController();
    const onEvent = () => {
      count.current += 1;
    };
    for (const event of EVENTS) document.addEventListener(event, onEvent, { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, []);

  return count;
}
