'use client';

import { showToast } from '@/components/ui/toaster';
import type { EditorPost } from '@/lib/blog/admin-post';
import { discardChanges as requestDiscard } from '../client/api-client';
import { isDirty, isUnstored } from './desk';
import type { DeskEvent } from './desk-reducer';
import type { DeskStore } from './use-desk';
import type { Saver } from './use-save';
import type { useWorkingCopy } from './use-working-copy';

type Copy = ReturnType<typeof useWorkingCopy>;

/** What an author does with a whole text: leave it, discard it, restore another. Each replacement can be undone in one step. */
export function usePostActions({ dispatch, latest }: DeskStore, saver: Saver, copy: Copy) {
  const undo = () => dispatch({ type: 'replacementUndone' });

  /** Shows another text in place of this one, and offers to undo that. */
  function replace(title: string, event: DeskEvent) {
    dispatch(event);
    showToast({ title, action: { label: 'Undo', onSelect: undo } });
  }

  function discard(title: string, post: EditorPost | undefined) {
    copy.release(true);
    saver.forget();
    replace(title, { type: 'discarded', post });
  }

  function startNew(isDiscarded: boolean) {
    copy.release(isDiscarded);
    saver.forget();
    dispatch({ type: 'startedNew', newId: crypto.randomUUID(), isDiscarded });
  }

  return {
    undo,
    restoreFound: () => replace('Unsaved changes restored', { type: 'foundRestored' }),
    discardFound: () => dispatch({ type: 'foundDiscarded' }),
    takeOver: copy.takeOver,
    takeTheirs: () => replace('Text of the other device', { type: 'theirsChosen' }),
    discard: () => discard('Unsaved changes discarded', latest().base),
    /** After a conflict, goes on with the post as it is on the site. */
    yieldTo(current: EditorPost) {
      copy.release(true);
      saver.forget();
      replace('The newest saved version', { type: 'conflictYielded', current });
    },
    makeNew() {
      copy.release(false);
      saver.forget();
      dispatch({ type: 'madeNew', newId: crypto.randomUUID() });
    },
    /** Leaves the text for an empty one; false if the author stays. */
    startNew(): boolean {
      if (isUnstored(latest()) && !confirm('Start a new post without saving this one?')) return false;
      startNew(false);
      return true;
    },
    /** Discards what is not saved, and leaves the text for an empty one; false if the author stays. */
    cancel(): boolean {
      if (isDirty(latest()) && !confirm('Discard your changes?')) return false;
      startNew(true);
      return true;
    },
    /** Discards the unpublished changes of a public post; false if that was not done. */
    async discardChanges(post: EditorPost): Promise<boolean> {
      if (!confirm('Discard the unpublished changes? They stay in the history.')) return false;
      const result = await requestDiscard(post.id);
      if (result.kind !== 'saved') {
        showToast({ title: 'Failed to update post', tone: 'error' });
        return false;
      }
      copy.release(true);
      saver.forget();
      dispatch({ type: 'discarded', post: result.post });
      showToast({ title: 'Post updated successfully', text: 'This is the published version.' });
      return true;
    },
  };
}

export type PostActions = ReturnType<typeof usePostActions>;
