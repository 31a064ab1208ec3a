'use client';

import { useEffect } from 'react';

/** Focuses the text of the article, in whichever form it is shown. */
export function focusText(): void {
  const texts = [...document.querySelectorAll<HTMLElement>('#post-text, #post-content')];
  texts.find((text) => text.checkVisibility())?.focus({ preventScroll: true });
}

/**
 * Moves the focus to the text of a post that was opened from the list; else the body has it, since the page only changes its
 * query. On touch screens, where that would open the on-screen keyboard, to the heading. A new post focuses its title.
 */
export function useOpeningFocus(isOpened: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the editor opens
  useEffect(() => {
    if (!isOpened || document.activeElement !== document.body) return;
    if (matchMedia('(pointer: coarse)').matches)
      document.querySelector<HTMLElement>('#post-editor h2')?.focus({ preventScroll: true });
    else focusText();
  }, []);
}
