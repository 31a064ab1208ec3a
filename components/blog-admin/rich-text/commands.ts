import type { Editor } from '@tiptap/core';
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
  Info,
  Italic,
  List,
  ListOrdered,
  Minus,
  Play,
  Quote,
  Square,
  TableIcon,
} from '@/components/ui/icons';
import { callouts } from '@/lib/blog/callouts';
import type { LinkKind } from './link-dialog';

/** What a command needs of the page: dialogs. */
export type Dialogs = { open: (kind: LinkKind) => void; pictures: () => void; library: () => void };

/** A way to change the text: a button of the toolbar or of the bar over a selection, an entry of the "/" menu. */
export type Command = {
  label: string;
  /** Other words by which the menu finds it. */
  words: string;
  keys?: string;
  icon: IconType;
  /** Whether it changes words within a line, and is offered over a selection. */
  isInline?: boolean;
  /** Whether only the menu offers it. */
  isInMenuOnly?: boolean;
  /** Whether the text at the caret has it. */
  isActive?: (editor: Editor) => boolean;
  run: (editor: Editor, dialogs: Dialogs) => void;
};

const inCallout = (editor: Editor) => Boolean(editor.getAttributes('blockquote').callout);

/** All commands, in the order of the toolbar. */
export const commands: readonly Command[] = [
  {
    label: 'Heading',
    words: 'h2 title',
    keys: 'Ctrl+Alt+2',
    icon: Heading2,
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Smaller heading',
    words: 'h3 subtitle',
    keys: 'Ctrl+Alt+3',
    icon: Heading3,
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Bold',
    words: 'strong',
    keys: 'Ctrl+B',
    icon: Bold,
    isInline: true,
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    words: 'emphasis',
    keys: 'Ctrl+I',
    icon: Italic,
    isInline: true,
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Link',
    words: 'url address',
    keys: 'Ctrl+K',
    icon: Chain,
    isInline: true,
    isActive: (editor) => editor.isActive('link'),
    run: (_editor, { open }) => open('link'),
  },
  {
    label: 'List',
    words: 'bullets',
    keys: 'Ctrl+Shift+8',
    icon: List,
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    words: 'steps',
    keys: 'Ctrl+Shift+7',
    icon: ListOrdered,
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quotation',
    words: 'quote blockquote',
    keys: 'Ctrl+Shift+B',
    icon: Quote,
    isActive: (editor) => editor.isActive('blockquote', { callout: null }),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: 'Callout',
    words: Object.values(callouts).join(' ').toLowerCase(),
    icon: Info,
    isActive: inCallout,
    run: (editor) => {
      if (inCallout(editor)) editor.chain().focus().lift('blockquote').run();
      else editor.chain().focus().setBlockquote().updateAttributes('blockquote', { callout: 'NOTE' }).run();
    },
  },
  {
    label: 'Code',
    words: 'monospace',
    keys: 'Ctrl+E',
    icon: Code,
    isInline: true,
    isActive: (editor) => editor.isActive('code'),
    run: (editor) => editor.chain().focus().toggleCode().run(),
  },
  {
    label: 'Code block',
    words: 'program',
    keys: 'Ctrl+Alt+C',
    icon: CodeBlock,
    isActive: (editor) => editor.isActive('codeBlock'),
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
  {
    label: 'Table',
    words: 'grid rows columns',
    icon: TableIcon,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  {
    label: 'Divider',
    words: 'rule line',
    icon: Minus,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  { label: 'Button', words: 'link call to action', icon: Square, run: (_editor, { open }) => open('button') },
  { label: 'Video', words: 'embed youtube vimeo', icon: Play, run: (_editor, { open }) => open('video') },
  {
    label: 'Link to a page or post',
    words: 'internal article search',
    icon: Chain,
    isInMenuOnly: true,
    run: (_editor, { open }) => open('link'),
  },
  { label: 'Picture', words: 'image photo upload', icon: ImagePlus, run: (_editor, { pictures }) => pictures() },
  {
    label: 'Library of pictures',
    words: 'image photo',
    icon: Images,
    run: (_editor, { library }) => library(),
  },
];

type PlaceCommand = { label: string; isActive?: (editor: Editor) => boolean; run: (editor: Editor) => void };

const tableCommands: readonly PlaceCommand[] = [
  { label: 'Row below', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: 'Column after', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: 'Delete row', run: (editor) => editor.chain().focus().deleteRow().run() },
  { label: 'Delete column', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { label: 'Delete table', run: (editor) => editor.chain().focus().deleteTable().run() },
];

const calloutCommands = Object.entries(callouts).map(
  ([callout, label]): PlaceCommand => ({
    label,
    isActive: (editor) => editor.isActive('blockquote', { callout }),
    run: (editor) => editor.chain().focus().updateAttributes('blockquote', { callout }).run(),
  }),
);

/** The commands for what contains the caret: a table or a callout. */
export function commandsAtCaret(editor: Editor | undefined): readonly PlaceCommand[] {
  if (editor?.isActive('table')) return tableCommands;
  return editor && inCallout(editor) ? calloutCommands : [];
}
