'use client';

import { useEffect, useEffectEvent } from 'react';

type Shortcuts = { save: () => void; goToPrimary: () => void };

/**
 * The shortcuts that work wherever the focus is. Ctrl+S or Cmd+S saves, in place of the browser's own dialog. Ctrl+Enter or
 * Cmd+Enter moves to the primary button, whose label says what it will do; Enter then does it.
 */
export function useDeskShortcuts({ save, goToPrimary }: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    // In lower case, since with Caps Lock the key is "S".
    const act = { s: save, enter: goToPrimary }[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
