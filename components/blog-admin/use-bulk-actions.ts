'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { showToast } from '@/components/ui/toaster';
import type { BulkAction } from '@/lib/blog/post-limits';
import { plural } from '@/lib/text/plural';
import { applyToPosts } from './api-client';

/** What undoes an action. */
const opposites = {
  publish: 'unpublish',
  unpublish: 'republish',
  republish: 'unpublish',
  delete: 'undelete',
  undelete: 'delete',
} as const;

const titles: Record<BulkAction, { one: string; many: string; failed: string }> = {
  publish: { one: 'Post updated successfully', many: 'published', failed: 'Failed to update post' },
  unpublish: { one: 'Post updated successfully', many: 'unpublished', failed: 'Failed to update post' },
  republish: { one: 'Post updated successfully', many: 'published', failed: 'Failed to update post' },
  delete: { one: 'Post deleted', many: 'deleted', failed: 'Failed to delete post' },
  undelete: { one: 'Post restored', many: 'restored', failed: 'Failed to restore post' },
};

/** The message after an action: what changed, and what did not. */
export function bulkMessage(action: BulkAction, changed: number, failed: number): { title: string; text?: string } {
  const { one, many, failed: failure } = titles[action];
  if (changed === 0) return failed > 0 ? { title: failure } : { title: 'Nothing to change' };
  const text = failed > 0 ? `${failed} could not be changed. Try them one at a time.` : undefined;
  return { title: changed === 1 ? one : `${plural(changed, 'post')} ${many}`, text };
}

/** Publishes, unpublishes or deletes posts of the list. The toast offers to undo it. */
export function useBulkActions() {
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  async function run(ids: readonly string[], action: BulkAction, undoable = true): Promise<void> {
    setBusy(true);
    const result = await applyToPosts(ids, action);
    setBusy(false);
    if (!result) return showToast({ title: titles[action].failed, tone: 'error' });
    const { changed, failed } = result;
    const undo = { label: 'Undo', onSelect: () => void run(changed, opposites[action], false) };
    showToast({
      ...bulkMessage(action, changed.length, failed),
      tone: failed > 0 ? 'error' : 'success',
      action: undoable && changed.length > 0 ? undo : undefined,
    });
    router.refresh();
  }

  return { busy, run };
}
