'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toaster';
import { restoreRevision } from './api-client';

export function RestoreButton({ id, version }: { id: string; version: number }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  async function restore() {
    setBusy(true);
    const answer = await restoreRevision(id, version);
    setBusy(false);
    if (answer.kind === 'saved') showToast({ title: 'Post updated successfully', text: `Version ${version} is back.` });
    else showToast({ title: 'Failed to update post', tone: 'error' });
    router.push(`/blog-admin/posts/${id}/revisions`);
    router.refresh();
  }
  return (
    <Button size="sm" variant="quiet" onClick={restore} disabled={busy}>
      Restore version {version}
    </Button>
  );
}
