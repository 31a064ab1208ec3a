'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const isWide = () => matchMedia('(min-width: 80rem)').matches;

/**
 * The drawer of details: undefined until it is used, which is open on wide screens and closed on others. On small screens it
 * covers the text, so the focus moves into it, and back to its button when it closes.
 */
export function useDrawer() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState<boolean>();

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
