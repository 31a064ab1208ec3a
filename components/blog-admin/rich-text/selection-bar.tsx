'use client';

import type { Editor } from '@tiptap/core';
import { commands, type Dialogs } from './commands';
import { useEditorState } from './use-editor-state';

const offered = commands.filter(({ isInline, label }) => isInline || label.includes('eading'));

/** Buttons below selected text. With a keyboard, the toolbar and the shortcuts do the same. */
export function SelectionBar({ editor, dialogs }: { editor: Editor; dialogs: Dialogs }) {
  useEditorState(editor);
  const { selection } = editor.state;
  const { from, to } = selection;
  // A selected image has no words but its caption.
  const isText = !('node' in selection) && editor.state.doc.textBetween(from, to).trim() !== '';
  if (!isText || !editor.isFocused || editor.isActive('codeBlock') || editor.isActive('sourceBlock')) return null;
  // Below the text, since the toolbar may be above it.
  const { left } = editor.view.coordsAtPos(from);
  const { bottom } = editor.view.coordsAtPos(to);
  return (
    <div
      aria-hidden="true"
      className="rich-text-selection-bar"
      style={{ left: Math.min(left, innerWidth - 260), top: Math.min(bottom + 8, innerHeight - 60) }}
      onPointerDown={(event) => event.preventDefault()}
    >
      {offered.map(({ label, icon: Icon, isActive, run }) => (
        <button
          key={label}
          type="button"
          tabIndex={-1}
          title={label}
          data-active={isActive?.(editor) || undefined}
          className="grid size-9 place-items-center rounded-sheet hover:bg-brand-soft"
          onClick={() => run(editor, dialogs)}
        >
          <Icon className="size-4.5" />
        </button>
      ))}
    </div>
  );
}
