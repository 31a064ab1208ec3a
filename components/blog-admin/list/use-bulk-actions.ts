'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { showToast } from '@/components/ui/toaster';
import type { BulkAction } from '@/lib/blog/post-limits';
import { plural } from '@/lib/text/plural';
import { applyToPosts } from '../client/api-client';

/** What undoes an action. */
const opposites = {
  publish: 'unpublish',
  unpublish: 'republish',
  republish: 'unpublish',
  delete: 'undelete',
  undelete: 'delete',
  erase: undefined,
} as const;

const titles: Record<BulkAction, { one: string; many: string; failed: string }> = {
  publish: { one: 'Post updated successfully', many: 'published', failed: 'Failed to update post' },
  unpublish: { one: 'Post updated successfully', many: 'unpublished', failed: 'Failed to update post' },
  republish: { one: 'Post updated successfully', many: 'published', failed: 'Failed to update post' },
  delete: { one: 'Post deleted', many: 'deleted', failed: 'Failed to delete post' },
  undelete: { one: 'Post restored', many: 'restored', failed: 'Failed to restore post' },
  erase: { one: 'Post deleted for good', many: 'deleted for good', failed: 'Failed to delete post' },
};

/** What a change does that its title does not say. */
const effects: Partial<Record<BulkAction, string>> = {
  publish: 'Published.',
  unpublish: 'Unpublished: it is a draft now.',
  republish: 'Published.',
  delete: 'It can be restored: choose the status “Deleted”.',
};

/** What did not work, and why: a post cannot be restored while another one has its slug. */
function failureText(action: BulkAction, failed: number): string | undefined {
  if (failed === 0) return undefined;
  if (action !== 'undelete') return `${failed} could not be changed. Try them one at a time.`;
  const [posts, its] = failed === 1 ? ['One post has', 'its'] : [`${failed} posts have`, 'their'];
  return `${posts} stayed in the bin: another post uses ${its} slug now. Change the slug there first.`;
}

/** The message after an action: what changed, and what did not. */
export function bulkMessage(action: BulkAction, changed: number, failed: number): { title: string; text?: string } {
  const { one, many, failed: failure } = titles[action];
  const text = failureText(action, failed) ?? (changed === 1 ? effects[action] : undefined);
  if (changed === 0) return failed > 0 ? { title: failure, text } : { title: 'Nothing to change' };
  return { title: changed === 1 ? one : `${plural(changed, 'post')} ${many}`, text };
}

/** Changes posts of the list. The toast offers to undo it where that is possible. */
export function useBulkActions() {
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  async function run(ids: readonly string[], action: BulkAction, undoable = true): Promise<void> {
    setBusy(true);
    const result = await applyToPosts(ids, action);
    setBusy(false);
    if (!result) return showToast({ title: titles[action].failed, tone: 'error' });
    const { changed, failed } = result;
    const opposite = opposites[action];
    showToast({
      ...bulkMessage(action, changed.length, failed),
      tone: failed > 0 ? 'error' : 'success',
      action:
        undoable && opposite && changed.length > 0
          ? { label: 'Undo', onSelect: () => void run(changed, opposite, false) }
          : undefined,
    });
    router.refresh();
  }

  return { busy, run };
}
