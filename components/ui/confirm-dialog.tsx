'use client';

import { type ReactNode, useRef } from 'react';
import { Button } from './button';

type Props = {
  /** The question. */
  question: string;
  /** The consequence of confirming. */
  warning: ReactNode;
  confirm: string;
  keep: string;
  onConfirm: () => void;
  /** Renders the control that opens the dialog. */
  children: (open: () => void) => ReactNode;
};

/** Asks for confirmation of an action that deletes something. The focus starts on the button that keeps it. */
export function ConfirmDialog({ question, warning, confirm, keep, onConfirm, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      {children(() => dialog.current?.showModal())}
      <dialog
        ref={dialog}
        aria-label={confirm}
        className="m-auto max-w-[min(28rem,92vw)] rounded-sheet border border-line bg-card p-6 text-ink backdrop:bg-scrim"
      >
        <p dir="auto" className="font-semibold wrap-anywhere">
          {question}
        </p>
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
