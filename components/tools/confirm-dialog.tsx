'use client';

import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';

type Props = {
  /** What is asked. */
  question: string;
  /** What will be gone. */
  warning: ReactNode;
  confirm: string;
  keep: string;
  onConfirm: () => void;
  /** Draws the control that asks. */
  children: (ask: () => void) => ReactNode;
};

/** Asks before something is done that cannot be undone. */
export function ConfirmDialog({ question, warning, confirm, keep, onConfirm, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      {children(() => dialog.current?.showModal())}
      <dialog
        ref={dialog}
        aria-label={confirm}
        className="m-auto max-w-md rounded-sheet border border-line bg-card p-6 text-ink backdrop:bg-black/50"
      >
        <p className="font-semibold wrap-anywhere">{question}</p>
        <p className="mt-2 text-base text-muted">{warning}</p>
        <div className="mt-5 flex gap-3">
          <Button
            size="sm"
            variant="danger"
            onClick={() => {
              dialog.current?.close();
              onConfirm();
            }}
          >
            {confirm}
          </Button>
          <Button size="sm" variant="quiet" autoFocus onClick={() => dialog.current?.close()}>
            {keep}
          </Button>
        </div>
      </dialog>
    </>
  );
}
