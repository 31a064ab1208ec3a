'use client';

import { useEffect, useEffectEvent } from 'react';

/** Saves on Ctrl+S or Cmd+S, wherever the focus is, in place of the browser's own dialog. */
export function useSaveShortcut(save: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // In lower case, since with Caps Lock the key is "S".
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    save();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
