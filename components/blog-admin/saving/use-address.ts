'use client';

import { useEffect } from 'react';
import { type Desk, isDirty, isStored } from './desk';

const editPath = (id: string | undefined) => (id ? `/blog-admin?edit=${id}` : '/blog-admin');

/**
 * Keeps the address of the page on the text in the editor, as soon as it can be found there again: when it is reloaded. `asked` is
 * the id that the page was rendered for.
 */
export function useAddress(desk: Desk, asked: string | undefined): void {
  const isFindable = desk.base !== undefined || (isDirty(desk) && (desk.isKept || isStored(desk)));
  const path = editPath(isFindable ? desk.id : undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the editor opens
  useEffect(() => {
    // Back returns to a text by its address, but Next shows the page again that it rendered before the text had one.
    const shown = new URLSearchParams(location.search).get('edit') ?? undefined;
    if (shown !== asked) location.reload();
  }, []);

  // Not a navigation: the text keeps its caret, its scroll position and its undo history.
  useEffect(() => window.history.replaceState(null, '', path), [path]);
}
