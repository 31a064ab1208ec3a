'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

type Props = {
  /** The titles of the posts to delete; without any the dialog is closed. */
  titles: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
};

/** Confirms the deletion of posts. The focus starts on the Cancel button. */
export function DeleteDialog({ titles, onConfirm, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = titles.length > 0;

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
        {titles.length > 1 ? `Delete ${titles.length} posts?` : `Delete “${titles[0]}”?`}
      </p>
      <p className="mt-2 text-base text-muted">
        Visitors no longer see {titles.length > 1 ? 'them' : 'it'}. You can undo it right after.
      </p>
      <div className="mt-5 flex gap-3">
        <Button size="sm" variant="danger" onClick={onConfirm}>
          {titles.length > 1 ? `Delete ${titles.length} posts` : 'Delete post'}
        </Button>
        <Button size="sm" variant="quiet" autoFocus onClick={onClose}>
          Keep {titles.length > 1 ? 'them' : 'it'}
        </Button>
      </div>
    </dialog>
  );
}
