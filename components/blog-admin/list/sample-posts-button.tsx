'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toaster';
import { loadSamples } from '../client/api-client';

/** Creates the sample articles that do not exist yet. */
export function SamplePostsButton() {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  async function load() {
    setBusy(true);
    const done = await loadSamples();
    setBusy(false);
    showToast(done ? { title: 'Posts loaded' } : { title: 'Failed to create post', tone: 'error' });
    router.refresh();
  }
  return (
    <Button variant="quiet" size="sm" onClick={load} disabled={busy}>
      Add the sample articles
    </Button>
  );
}
