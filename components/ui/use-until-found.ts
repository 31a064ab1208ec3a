import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * Sets `hidden="until-found"` on a closed panel where the browser supports that, so that find-in-page finds its text, and calls
 * `onFound` before the browser reveals it. React only supports the boolean `hidden`, so the value is set here.
 */
export function useUntilFound(panel: RefObject<HTMLElement | null>, open: boolean, onFound: () => void): void {
  useLayoutEffect(() => {
    if (!open && 'onbeforematch' in document.body) panel.current?.setAttribute('hidden', 'until-found');
  }, [panel, open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening an item twice changes nothing, so the first callback is enough
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [panel]);
}
