'use client';

import { type ComponentType, useEffect, useState } from 'react';

export type Notice = { title: string; text?: string; tone?: 'success' | 'error' };

const EVENT = 'site:notice';

/** Shows a message at the bottom of the page for a few seconds; it stays while one moves on to another page. */
export function showToast(notice: Notice): void {
  window.dispatchEvent(new CustomEvent<Notice>(EVENT, { detail: notice }));
}

/** Where toasts appear. What draws them is fetched with the first one. */
export function Toaster() {
  const [Region, setRegion] = useState<ComponentType>();

  useEffect(() => {
    async function show(event: Event) {
      const { ToastRegion, raise } = await import('./toast-region');
      setRegion(() => ToastRegion);
      raise((event as CustomEvent<Notice>).detail);
    }
    window.addEventListener(EVENT, show);
    return () => window.removeEventListener(EVENT, show);
  }, []);

  return Region ? <Region /> : null;
}
