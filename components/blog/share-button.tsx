'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { takeEarlyEvents } from '@/components/ui/early-events';
import { showToast } from '@/components/ui/toaster';

/** Opens the device's share sheet; where there is none, or it fails, the link is copied. */
export function ShareButton({ title, url, icon }: { title: string; url: string; icon: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: 'Link copied!' });
    } catch {
      showToast({ title: 'The link could not be copied.', text: `It is ${url}`, tone: 'error' });
    }
  }

  async function share() {
    if (!navigator.share) return copyLink();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the share sheet is a choice, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink();
    }
  }

  // A press before the scripts were there counts once they are.
  const onHydrated = useEffectEvent(() => {
    if (button.current && takeEarlyEvents(button.current).some(({ type }) => type === 'click')) void share();
  });
  useEffect(() => onHydrated(), []);

  return (
    <Button ref={button} variant="quiet" size="sm" onClick={share} className="needs-script">
      {icon}
      Share
    </Button>
  );
}
