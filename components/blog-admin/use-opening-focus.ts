'use client';

import { useEffect } from 'react';

/**
 * Moves the focus to the text of a post that was opened from the list; else the body has it, since the page only changes its
 * query. On touch screens, where that would open the on-screen keyboard, to the heading. A new post focuses its title.
 */
export function useOpeningFocus(isOpened: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the editor opens
  useEffect(() => {
    if (!isOpened || document.activeElement !== document.body) return;
    const selector = matchMedia('(pointer: coarse)').matches ? '#post-editor h2' : '#post-content';
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, []);
}
