'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const isWide = () => matchMedia('(min-width: 80rem)').matches;

/**
 * The state of the details drawer: undefined until it is toggled, which means open on wide screens and closed on narrow ones.
 * On small screens it covers the text, so the focus moves into it, and back to its button when it closes.
 */
export function useDrawer() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState<boolean>();

  // It may open because it has a rejected field, which could not take the focus while it was hidden.
  useEffect(() => {
    if (isOpen) document.querySelector<HTMLElement>('#post-details [aria-invalid="true"]')?.focus();
  }, [isOpen]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function toggle() {
    const isClosing = isOpen ?? isWide();
    flushSync(() => setOpen(!isClosing));
    if (!isClosing && !isWide()) document.querySelector<HTMLElement>('#post-details button')?.focus();
  }

  return { button, isOpen, show: () => setOpen(true), close, toggle };
}
