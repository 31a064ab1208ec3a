'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toaster';
import { discardChanges, restoreRevision, type WriteResult } from './client/api-client';

type Props = {
  id: string;
  version: number;
  /** The restored version of a public post becomes its unpublished changes. */
  isPublic: boolean;
  /** How to undo it: by restoring this version, or by discarding the unpublished changes. */
  undo: number | 'discard';
};

/** Makes an old version the newest and opens it in the editor. The toast offers to undo it. */
export function RestoreButton({ id, version, isPublic, undo }: Props) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  async function perform(
    request: Promise<WriteResult>,
    text: string,
    action?: { label: string; onSelect: () => void },
  ) {
    setBusy(true);
    const result = await request;
    setBusy(false);
    if (result.kind === 'saved') showToast({ title: 'Post updated successfully', text, action });
    else showToast({ title: 'Failed to update post', tone: 'error' });
    router.push(`/blog-admin/posts/${id}/revisions`);
    router.refresh();
  }

  const undoRestore = () =>
    void perform(
      undo === 'discard' ? discardChanges(id) : restoreRevision(id, undo),
      'The restored version was discarded.',
    );

  function restore() {
    if (busy) return;
    const text = isPublic
      ? `Version ${version} is back as unpublished changes. Open the editor and press Update to publish it.`
      : `Version ${version} is back.`;
    void perform(restoreRevision(id, version), text, { label: 'Undo', onSelect: undoRestore });
  }

  return (
    <Button size="sm" variant="quiet" onClick={restore} aria-disabled={busy || undefined}>
      Restore version {version}
    </Button>
  );
}
