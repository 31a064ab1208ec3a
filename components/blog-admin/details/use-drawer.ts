'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const WIDE = '(min-width: 80rem)';

function onWidthChange(notify: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether there is room for the details next to the text. The server assumes that there is. */
const useIsWide = () =>
  useSyncExternalStore(
    onWidthChange,
    () => matchMedia(WIDE).matches,
    () => true,
  );

const focusFirst = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/**
 * The state of the details drawer: until it is toggled, open on wide screens and closed on narrow ones. On narrow screens it is
 * a modal sheet over the text, so the focus moves into it, and back to its button when it closes.
 */
export function useDrawer() {
  const button = useRef<HTMLButtonElement>(null);
  const isWide = useIsWide();
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isWide;
  const isModal = isOpen && !isWide;

  // It may open or close because of a rejected field, which could not take the focus while it was hidden or covered.
  useEffect(() => {
    if (chosen === undefined) return;
    focusFirst(
      isOpen
        ? '#post-details [aria-invalid="true"]'
        : ':is(#post-title, #post-text, #post-content)[aria-invalid="true"]',
    );
  }, [chosen, isOpen]);

  function close() {
    // At once, since the button is inert while the sheet covers it.
    flushSync(() => setChosen(false));
    button.current?.focus();
  }

  function toggle() {
    flushSync(() => setChosen(!isOpen));
    if (!isOpen && !isWide) focusFirst('#post-details button');
  }

  return {
    button,
    /** Whether it is open; undefined before it is toggled, when only CSS knows the width of the screen. */
    chosen,
    isOpen,
    isModal,
    show: () => setChosen(true),
    /** Closes the sheet and leaves the focus alone. */
    hideSheet: () => (isModal ? setChosen(false) : undefined),
    close,
    toggle,
  };
}

export type Drawer = ReturnType<typeof useDrawer>;
