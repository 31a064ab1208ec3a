'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

const SCROLL_DELAY_MS = 100;

/**
 * Fallback for `/#pricing` and `/#faq` opened from another page: when client-side navigation has drawn the page but the
 * browser has not moved to the section, move there. Without JavaScript the browser does it alone.
 */
export function HashScroll() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what makes a pending anchor reachable
  useEffect(() => {
    const timer = setTimeout(() => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (target && window.scrollY === 0) target.scrollIntoView();
    }, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  return null;
}
