'use client';

import type { RefObject } from 'react';
import {
  Bold,
  Chain,
  Code,
  CodeBlock,
  Heading2,
  Heading3,
  type IconType,
  ImagePlus,
  Images,
  Indent,
  Italic,
  List,
  ListOrdered,
  Minus,
  Outdent,
  Quote,
  TableIcon,
} from '@/components/ui/icons';
import { ShortcutList } from './shortcut-list';
import {
  applyEdit,
  codeBlock,
  type Edit,
  indentLines,
  link,
  rule,
  type Selected,
  selectedIn,
  table,
  toggleCode,
  toggleHeading,
  toggleLines,
  toggleWrap,
} from './textarea-commands';
import { useRovingFocus } from './use-roving-focus';

export type Tool = { label: string; keys?: string; icon: IconType; edit: (selected: Selected) => Edit };

export const tools: readonly Tool[] = [
  { label: 'Heading', keys: 'Ctrl+Alt+2', icon: Heading2, edit: (selected) => toggleHeading(selected, 2) },
  { label: 'Smaller heading', keys: 'Ctrl+Alt+3', icon: Heading3, edit: (selected) => toggleHeading(selected, 3) },
  { label: 'Bold', keys: 'Ctrl+B', icon: Bold, edit: (selected) => toggleWrap(selected, '**', 'bold') },
  { label: 'Italic', keys: 'Ctrl+I', icon: Italic, edit: (selected) => toggleWrap(selected, '_', 'italic') },
  { label: 'Link', keys: 'Ctrl+K', icon: Chain, edit: link },
  { label: 'List', keys: 'Ctrl+Shift+8', icon: List, edit: (selected) => toggleLines(selected, 'bullet') },
  {
    label: 'Numbered list',
    keys: 'Ctrl+Shift+7',
    icon: ListOrdered,
    edit: (selected) => toggleLines(selected, 'number'),
  },
  { label: 'Nest', keys: 'Ctrl+]', icon: Indent, edit: (selected) => indentLines(selected, 'in') },
  { label: 'Move out', keys: 'Ctrl+[', icon: Outdent, edit: (selected) => indentLines(selected, 'out') },
  { label: 'Quotation', keys: 'Ctrl+Shift+9', icon: Quote, edit: (selected) => toggleLines(selected, 'quote') },
  { label: 'Code', keys: 'Ctrl+E', icon: Code, edit: toggleCode },
  { label: 'Code block', icon: CodeBlock, edit: codeBlock },
  { label: 'Table', icon: TableIcon, edit: table },
  { label: 'Rule', icon: Minus, edit: rule },
];

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The keys of an event in the notation of `Tool.keys`. Digits are read from `code`, since Shift changes their character. */
export function keysOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Keys): string {
  const name = /^Digit\d$/.test(code) ? code.slice(-1) : key.toUpperCase();
  return [ctrlKey || metaKey ? 'Ctrl' : '', altKey ? 'Alt' : '', shiftKey ? 'Shift' : '', name]
    .filter(Boolean)
    .join('+');
}

/** Runs the tool of a keyboard shortcut; false when the event is not one. */
export function runShortcut(area: HTMLTextAreaElement, event: Keys): boolean {
  const keys = keysOf(event);
  const tool = tools.find((candidate) => candidate.keys === keys);
  if (tool) applyEdit(area, tool.edit(selectedIn(area)));
  return tool !== undefined;
}

const buttonClass = 'grid size-9 max-sm:size-10 shrink-0 place-items-center rounded-sheet hover:bg-brand-soft';

/** The formatting buttons above the text, one tab stop. They write Markdown, which can be typed as well. */
export function EditorToolbar({
  area,
  onPictures,
  onLibrary,
}: {
  area: RefObject<HTMLTextAreaElement | null>;
  onPictures: (files: File[]) => void;
  onLibrary: () => void;
}) {
  const { bar, tabIndex } = useRovingFocus(tools.length + 3);
  return (
    <div
      {...bar}
      role="toolbar"
      aria-label="Formatting"
      // On phones it fades out at the right, which shows that there is more.
      className="sticky top-13 z-20 -mx-1 flex items-center overflow-x-auto border-line border-b bg-paper py-0.5 max-sm:after:pointer-events-none max-sm:after:sticky max-sm:after:right-0 max-sm:after:h-10 max-sm:after:w-12 max-sm:after:shrink-0 max-sm:after:bg-linear-to-l max-sm:after:from-paper max-lg:top-18 max-md:top-17"
    >
      {tools.map(({ label, keys, icon: Icon, edit }, index) => (
        <button
          key={label}
          type="button"
          tabIndex={tabIndex(index)}
          aria-label={label}
          title={keys ? `${label} (${keys})` : label}
          className={buttonClass}
          onClick={() => area.current && applyEdit(area.current, edit(selectedIn(area.current)))}
        >
          <Icon className="size-4.5" />
        </button>
      ))}
      <label className={`${buttonClass} cursor-pointer focus-within:outline-2`} title="Pictures">
        <ImagePlus className="size-4.5" />
        <span className="sr-only">Picture</span>
        <input
          type="file"
          tabIndex={tabIndex(tools.length)}
          multiple
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          className="sr-only"
          onChange={({ target }) => {
            onPictures([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      <button
        type="button"
        tabIndex={tabIndex(tools.length + 1)}
        aria-label="Library of pictures"
        title="Library of pictures"
        className={buttonClass}
        onClick={onLibrary}
      >
        <Images className="size-4.5" />
      </button>
      <ShortcutList tools={tools} tabIndex={tabIndex(tools.length + 2)} />
    </div>
  );
}
