'use client';

import { useEffect } from 'react';

/** Asks for confirmation to leave changes that only this browser has, or not even that; true if it is given. */
export const confirmLeaving = (isKept: boolean): boolean =>
  confirm(
    isKept
      ? 'Leave without saving? Your changes stay in this browser.'
      : 'Leave without saving? This browser has no room for your changes: they would be lost.',
  );

/** Warns before leaving the page with changes that are not stored: closing it, reloading it, or following a link of the site. */
export function useLeaveWarning(isUnstored: boolean, isKept: boolean): void {
  useEffect(() => {
    if (!isUnstored) return;
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.target || link.hash || link.role === 'tab') return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || confirmLeaving(isKept)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Listens on the window in the capture phase: Next's links handle the click before it bubbles up to the document.
    window.addEventListener('click', onClick, { capture: true, signal });
    return () => controller.abort();
  }, [isUnstored, isKept]);
}
