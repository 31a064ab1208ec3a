'use client';

import { useEffect } from 'react';

/** Lets what the agent did, and the large numeral, arrive once when they come into view (`.arrives` in app/globals.css). */
export function ArriveOnView() {
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.classList.add('arrives');
        observer.unobserve(target);
      }
    });
    for (const element of document.querySelectorAll('main :is(.did, .rolls)')) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return null;
}
