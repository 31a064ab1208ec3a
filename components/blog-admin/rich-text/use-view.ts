'use client';

import { useEffect, useState } from 'react';
import type { View } from './view-toggle';

const KEY = 'post-view';

/** How the editor is laid out; this browser remembers the last choice. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>('write');

  useEffect(() => {
    try {
      const stored = localStorage.getItem(KEY);
      if (stored === 'markdown') setView(stored);
    } catch {}
  }, []);

  function choose(next: View) {
    setView(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {}
  }

  return [view, choose];
}
