'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated';

type EarlyInput = { value: string; selectionStart: number; selectionEnd: number };

function earlyInput(id: string): EarlyInput | undefined {
  if (typeof document === 'undefined') return undefined;
  const area = document.getElementById(id);
  if (!(area instanceof HTMLTextAreaElement) || area.value === area.defaultValue) return undefined;
  const { value, selectionStart, selectionEnd } = area;
  return { value, selectionStart, selectionEnd };
}

function restore(id: string, { value, selectionStart, selectionEnd }: EarlyInput) {
  const area = document.getElementById(id);
  if (!(area instanceof HTMLTextAreaElement)) return;
  area.value = area.defaultValue;
  // Not by assigning `value`, which React would take for its own change.
  area.setRangeText(value, 0, area.value.length);
  area.setSelectionRange(selectionStart, selectionEnd);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A `textarea` that keeps what was typed before hydration, and reports it to `onChange`. React itself sets a textarea that has
 * text back to its first value when it hydrates it (react/react#26974).
 */
export function Textarea({ id, ...props }: ComponentProps<'textarea'> & { id: string }) {
  const isHydrated = useHydrated();
  // Read while rendering: React resets the element right after it.
  const [early] = useState(() => (isHydrated ? undefined : earlyInput(id)));

  useEffect(() => {
    if (!early) return;
    // Outside the effect: React handles an event at once only when it is not rendering, and moves the caret otherwise.
    queueMicrotask(() => restore(id, early));
  }, [early, id]);

  return <textarea id={id} {...props} />;
}
