'use client';

import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useRef } from 'react';
import { useRovingFocus } from '@/components/ui/use-roving-focus';
import { commandsAtCaret, type Dialogs, commands as everywhere, isPossible } from './commands';
import { ShortcutList } from './shortcut-list';
import { useEditorState } from './use-editor-state';

/** Keeps an element that CSS has fixed to the bottom above the keyboard of a phone. */
function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const place = () => {
      const hidden = viewport ? window.innerHeight - viewport.height - viewport.offsetTop : 0;
      element.current?.style.setProperty('--keyboard', `${Math.max(0, hidden)}px`);
    };
    viewport?.addEventListener('resize', place);
    viewport?.addEventListener('scroll', place);
    return () => {
      viewport?.removeEventListener('resize', place);
      viewport?.removeEventListener('scroll', place);
    };
  }, [element]);
}

const commands = everywhere.filter(({ isInMenuOnly }) => !isInMenuOnly);

const keepsSelection = (event: { preventDefault: () => void }) => event.preventDefault();
const buttonClass =
  'rich-text-button grid size-9 max-sm:size-11 shrink-0 place-items-center rounded-sheet hover:bg-brand-soft';

type Props = { editor: Editor | undefined; dialogs: Dialogs };

/** The formatting buttons, one tab stop: above the text, or above the keyboard of a phone. */
export function Toolbar({ editor, dialogs }: Props) {
  useEditorState(editor);
  const frame = useRef<HTMLDivElement>(null);
  useAboveKeyboard(frame);
  // What a table cannot hold leaves its room to what changes the table.
  const offered = editor ? commands.filter((command) => isPossible(command, editor)) : commands;
  const atCaret = commandsAtCaret(editor);
  const { bar, tabIndex } = useRovingFocus(offered.length + 1 + atCaret.length);
  return (
    <div ref={frame} className="rich-text-toolbar">
      <div {...bar} role="toolbar" aria-label="Formatting" onPointerDown={keepsSelection}>
        {offered.map(({ label, keys, icon: Icon, isActive, run }, index) => (
          <button
            key={label}
            type="button"
            tabIndex={tabIndex(index)}
            aria-label={label}
            aria-pressed={isActive && editor ? isActive(editor) : undefined}
            aria-disabled={editor ? undefined : true}
            title={keys ? `${label} (${keys})` : label}
            className={buttonClass}
            onClick={() => editor && run(editor, dialogs)}
          >
            <Icon className="size-4.5" />
            {isActive ? null : (
              <span aria-hidden="true" className="rich-text-word">
                {label}
              </span>
            )}
          </button>
        ))}
        {editor && atCaret.length > 0 ? (
          <div className="rich-text-at-caret">
            {[...new Set(atCaret.map(({ of }) => of))].map((group) => (
              <div key={group ?? ''} className="rich-text-group">
                {group ? (
                  <span aria-hidden="true" className="rich-text-thing mx-2 text-base text-muted">
                    {group}
                  </span>
                ) : null}
                {atCaret.map(({ of, word, label, isActive, change }, index) =>
                  of === group ? (
                    <button
                      key={label}
                      type="button"
                      tabIndex={tabIndex(offered.length + index)}
                      aria-label={label}
                      aria-pressed={isActive?.(editor)}
                      aria-disabled={change(editor.can().chain(), editor).run() ? undefined : true}
                      className="rich-text-button min-h-9 shrink-0 rounded-sheet px-2 text-base hover:bg-brand-soft max-sm:min-h-11"
                      onClick={() => void change(editor.chain().focus(), editor).run()}
                    >
                      {word ?? label}
                    </button>
                  ) : null,
                )}
              </div>
            ))}
          </div>
        ) : null}
        <ShortcutList tools={commands} tabIndex={tabIndex(offered.length + atCaret.length)} />
      </div>
    </div>
  );
}
