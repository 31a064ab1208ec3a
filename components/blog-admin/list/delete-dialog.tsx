'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

type Props = {
  /** The titles of the posts to delete; without any the dialog is closed. */
  titles: readonly string[];
  /** Whether they are in the bin already. */
  isForGood: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Confirms the deletion of posts. The focus starts on the Cancel button. */
export function DeleteDialog({ titles, isForGood, onConfirm, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = titles.length > 0;
  const isOne = titles.length === 1;
  const [what, they] = isOne ? [`“${titles[0]}”`, 'it'] : [`${titles.length} posts`, 'them'];
  const forGood = isForGood ? ' for good' : '';

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-label="Delete post"
      onClose={onClose}
      className="m-auto max-w-[min(28rem,92vw)] rounded-sheet border border-line bg-card p-6 text-ink backdrop:bg-scrim"
    >
      <p dir="auto" className="font-semibold wrap-anywhere">
        Delete {what}
        {forGood}?
      </p>
      <p className="mt-2 text-base text-muted">
        {isForGood
          ? `Nobody can bring ${they} back. The history goes too.`
          : `Visitors no longer see ${they}. You can restore ${they}: choose the status “Deleted”.`}
      </p>
      <div className="mt-5 flex gap-3">
        <Button size="sm" variant="danger" onClick={onConfirm}>
          {isForGood ? 'Delete for good' : `Delete ${isOne ? 'post' : what}`}
        </Button>
        <Button size="sm" variant="quiet" autoFocus onClick={onClose}>
          Keep {they}
        </Button>
      </div>
    </dialog>
  );
}
