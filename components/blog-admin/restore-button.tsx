'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toaster';
import { restoreRevision } from './api-client';

type Props = {
  id: string;
  version: number;
  /** The newest version, which Undo brings back. */
  current: number;
};

/** Makes an old version the newest. The toast offers to undo it. */
export function RestoreButton({ id, version, current }: Props) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  async function restore(wanted: number, action?: { label: string; onSelect: () => void }) {
    setBusy(true);
    const result = await restoreRevision(id, wanted);
    setBusy(false);
    if (result.kind === 'saved')
      showToast({ title: 'Post updated successfully', text: `Version ${wanted} is back.`, action });
    else showToast({ title: 'Failed to update post', tone: 'error' });
    router.push(`/blog-admin/posts/${id}/revisions`);
    router.refresh();
  }

  const undo = { label: 'Undo', onSelect: () => void restore(current) };
  return (
    <Button size="sm" variant="quiet" onClick={() => void restore(version, undo)} disabled={busy}>
      Restore version {version}
    </Button>
  );
}
