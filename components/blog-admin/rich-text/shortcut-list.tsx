'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';

const others = [
  ['Save', 'Ctrl+S'],
  ['Go to Publish, Schedule or Update', 'Ctrl+Enter'],
  ['Paste without formatting', 'Ctrl+Shift+V'],
  ['Undo', 'Ctrl+Z'],
  ['Insert a block', '/'],
  ['Nest a list item', 'Tab'],
  ['Leave a table', 'Escape'],
  ['Move along the toolbar', 'Arrow keys'],
  ['Move to a message, such as Undo', 'F8'],
] as const;

/** A button that shows which keys do what. */
export function ShortcutList({
  tools,
  tabIndex,
}: {
  tools: readonly { label: string; keys?: string }[];
  tabIndex: number;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const entries = [...tools.flatMap(({ label, keys }) => (keys ? [[label, keys] as const] : [])), ...others];
  return (
    <>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts"
        className="ml-auto grid size-9 shrink-0 max-sm:size-10 place-items-center rounded-sheet font-semibold hover:bg-brand-soft"
        onClick={() => dialog.current?.showModal()}
      >
        ?
      </button>
      <dialog
        ref={dialog}
        aria-label="Keyboard shortcuts"
        className="m-auto rounded-sheet border border-line bg-card p-6 text-ink backdrop:bg-scrim"
      >
        <h3 className="font-semibold text-h3">Keyboard shortcuts</h3>
        <p className="mt-1 text-base text-muted">On a Mac, Cmd in place of Ctrl.</p>
        <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-8 gap-y-1">
          {entries.map(([label, keys]) => (
            <div key={label} className="contents">
              <dt>{label}</dt>
              <dd>
                <kbd className="font-mono text-base">{keys}</kbd>
              </dd>
            </div>
          ))}
        </dl>
        <Button className="mt-5" size="sm" variant="quiet" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </dialog>
    </>
  );
}
