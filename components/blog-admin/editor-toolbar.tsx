'use client';

import type { RefObject } from 'react';
import {
  Bold,
  Chain,
  Code,
  Heading2,
  Heading3,
  type IconType,
  ImagePlus,
  Italic,
  List,
  ListOrdered,
  Quote,
} from '@/components/ui/icons';
import { markLines, wrapSelection } from './textarea-commands';

type Tool = {
  label: string;
  keys?: string;
  icon: IconType;
  use: (area: HTMLTextAreaElement) => void;
};

const tools: readonly Tool[] = [
  { label: 'Heading', icon: Heading2, use: (area) => markLines(area, '## ') },
  { label: 'Smaller heading', icon: Heading3, use: (area) => markLines(area, '### ') },
  { label: 'Bold', keys: 'Ctrl+B', icon: Bold, use: (area) => wrapSelection(area, '**', '**', 'bold') },
  { label: 'Italic', keys: 'Ctrl+I', icon: Italic, use: (area) => wrapSelection(area, '_', '_', 'italic') },
  { label: 'Link', keys: 'Ctrl+K', icon: Chain, use: (area) => wrapSelection(area, '[', '](https://)', 'words') },
  { label: 'List', icon: List, use: (area) => markLines(area, '- ') },
  { label: 'Numbered list', icon: ListOrdered, use: (area) => markLines(area, '1. ') },
  { label: 'Quotation', icon: Quote, use: (area) => markLines(area, '> ') },
  { label: 'Code', icon: Code, use: (area) => wrapSelection(area, '`', '`', 'code') },
];

/** Does what a shortcut asks for. True if it was one. */
export function runShortcut(area: HTMLTextAreaElement, key: string): boolean {
  const tool = tools.find(({ keys }) => keys === `Ctrl+${key.toUpperCase()}`);
  tool?.use(area);
  return tool !== undefined;
}

const buttonClass = 'grid size-11 place-items-center rounded-sheet hover:bg-brand-soft';

/** The buttons above the text: what they do can be typed as well, in Markdown. */
export function EditorToolbar({
  area,
  onPicture,
}: {
  area: RefObject<HTMLTextAreaElement | null>;
  onPicture: (file: File) => void;
}) {
  return (
    <div role="toolbar" aria-label="Formatting" className="flex flex-wrap border border-control border-b-0 bg-paper">
      {tools.map(({ label, keys, icon: Icon, use }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={keys ? `${label} (${keys})` : label}
          className={buttonClass}
          onClick={() => area.current && use(area.current)}
        >
          <Icon className="size-5" />
        </button>
      ))}
      <label className={`${buttonClass} cursor-pointer focus-within:outline-2`} title="Picture">
        <ImagePlus className="size-5" />
        <span className="sr-only">Picture</span>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onPicture(file);
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
