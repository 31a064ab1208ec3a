'use client';

import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toaster';

/** Copies the URL of the RSS feed. */
export function CopyFeedButton({ url }: { url: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: 'RSS URL Copied', text: url });
    } catch {
      showToast({ title: 'The URL could not be copied.', text: url, tone: 'error' });
    }
  }
  return (
    <Button variant="quiet" size="sm" onClick={copy}>
      Copy RSS URL
    </Button>
  );
}
