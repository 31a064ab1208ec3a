import type { ChainedCommands, Editor } from '@tiptap/core';
import {
  ArrowDown,
  ArrowUp,
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
import type { ShownSize } from '@/lib/images/path';
import type { LinkKind } from './link-dialog';

/** What a command needs of the page: dialogs. */
export type Dialogs = { open: (kind: LinkKind) => void; images: () => void; library: () => void };

/** A way to change the text: a button of the toolbar or of the bar over a selection, an entry of the "/" menu. */
export type Command = {
  label: string;
  /** Other words by which the menu finds it. */
  words: string;
  icon: IconType;
  run: (editor: Editor, dialogs: Dialogs) => void;
  keys?: string;
  /** Whether it changes words within a line, and is offered over a selection. */
  isInline?: boolean;
  /** Whether only the menu offers it. */
  isInMenuOnly?: boolean;
  /** Whether it comes below the block with the caret. */
  isBelow?: boolean;
  /** Whether the text at the caret has it. Those without, which insert or move, have words in the toolbar where there is room. */
  isActive?: (editor: Editor) => boolean;
};

type Change = (chain: ChainedCommands, editor: Editor) => ChainedCommands;
type Options = Pick<Command, 'keys' | 'isInline' | 'isInMenuOnly' | 'isBelow' | 'isActive'>;

/** A command that changes the text. */
const edit = (label: string, words: string, icon: IconType, change: Change, options: Options = {}): Command => ({
  ...{ label, words, icon, ...options },
  run: (editor) => void change(editor.chain().focus(), editor).run(),
});

/** A command that opens a dialog. */
const ask = (
  label: string,
  words: string,
  icon: IconType,
  open: (dialogs: Dialogs) => void,
  options: Options = {},
): Command => ({ ...{ label, words, icon, ...options }, run: (_editor, dialogs) => open(dialogs) });

const is = (name: string, attributes?: object) => (editor: Editor) => editor.isActive(name, attributes);
const inCallout = (editor: Editor) => Boolean(editor.getAttributes('blockquote').callout);

const toggleCallout: Change = (chain, editor) => {
  if (inCallout(editor)) return chain.lift('blockquote');
  const quoted = editor.isActive('blockquote') ? chain : chain.setBlockquote();
  return quoted.updateAttributes('blockquote', { callout: 'NOTE' });
};

/** All commands, in the order of the toolbar. */
export const commands: readonly Command[] = [
  edit('Heading', 'h2 title', Heading2, (chain) => chain.toggleHeading({ level: 2 }), {
    keys: 'Ctrl+Alt+2',
    isActive: is('heading', { level: 2 }),
  }),
  edit('Smaller heading', 'h3 subtitle', Heading3, (chain) => chain.toggleHeading({ level: 3 }), {
    keys: 'Ctrl+Alt+3',
    isActive: is('heading', { level: 3 }),
  }),
  edit('Bold', 'strong', Bold, (chain) => chain.toggleBold(), {
    keys: 'Ctrl+B',
    isInline: true,
    isActive: is('bold'),
  }),
  edit('Italic', 'emphasis', Italic, (chain) => chain.toggleItalic(), {
    keys: 'Ctrl+I',
    isInline: true,
    isActive: is('italic'),
  }),
  ask('Link', 'url address', Chain, ({ open }) => open('link'), {
    keys: 'Ctrl+K',
    isInline: true,
    isActive: is('link'),
  }),
  edit('List', 'bullets', List, (chain) => chain.toggleBulletList(), {
    keys: 'Ctrl+Shift+8',
    isActive: is('bulletList'),
  }),
  edit('Numbered list', 'steps', ListOrdered, (chain) => chain.toggleOrderedList(), {
    keys: 'Ctrl+Shift+7',
    isActive: is('orderedList'),
  }),
  edit('Quotation', 'quote blockquote', Quote, (chain) => chain.toggleBlockquote(), {
    keys: 'Ctrl+Shift+B',
    isActive: is('blockquote', { callout: null }),
  }),
  edit('Callout', Object.values(callouts).join(' ').toLowerCase(), Info, toggleCallout, {
    isActive: inCallout,
  }),
  edit('Code', 'monospace', Code, (chain) => chain.toggleCode(), {
    keys: 'Ctrl+E',
    isInline: true,
    isActive: is('code'),
  }),
  edit('Code block', 'program', CodeBlock, (chain) => chain.toggleCodeBlock(), {
    keys: 'Ctrl+Alt+C',
    isActive: is('codeBlock'),
  }),
  edit('Table', 'grid rows columns', TableIcon, (chain) =>
    chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
  ),
  edit('Divider', 'rule line', Minus, (chain) => chain.setHorizontalRule()),
  ask('Button', 'link call to action', Square, ({ open }) => open('button')),
  ask('Video', 'embed youtube vimeo', Play, ({ open }) => open('video')),
  ask('Link to a page or post', 'internal article search', Chain, ({ open }) => open('link'), { isInMenuOnly: true }),
  edit('Move up', 'block order', ArrowUp, (chain) => chain.moveBlock(-1), {
    keys: 'Alt+Shift+ArrowUp',
    isBelow: true,
  }),
  edit('Move down', 'block order', ArrowDown, (chain) => chain.moveBlock(1), {
    keys: 'Alt+Shift+ArrowDown',
    isBelow: true,
  }),
  ask('Image', 'picture photo upload', ImagePlus, ({ images }) => images(), { isBelow: true }),
  ask('Image library', 'picture photo', Images, ({ library }) => library(), { isBelow: true }),
];

/** Whether a command applies at the caret: the cells of a table hold words only, and a block in one would cut the table in two. */
export const isPossible = ({ isInline, isInMenuOnly, isBelow }: Command, editor: Editor): boolean =>
  Boolean(isInline || isInMenuOnly || isBelow) || !editor.isActive('table');

/** Whether the table with the caret begins with a header. */
function hasHeader({ state }: Editor): boolean {
  const { $from } = state.selection;
  const depths = Array.from({ length: $from.depth }, (_, above) => $from.depth - above);
  const table = depths.map((depth) => $from.node(depth)).find(({ type }) => type.name === 'table');
  return table?.firstChild?.firstChild?.type.name === 'tableHeader';
}

type PlaceCommand = Pick<Command, 'label' | 'isActive'> & {
  /** What it changes, shown once before the buttons for it, which then show only the other word. */
  of?: string;
  word?: string;
  change: Change;
};

const tableCommands: readonly PlaceCommand[] = [
  { of: 'Row', word: 'above', label: 'Row above', change: (chain) => chain.addRowAbove() },
  { of: 'Row', word: 'below', label: 'Row below', change: (chain) => chain.addRowAfter() },
  { of: 'Row', word: 'up', label: 'Row up', change: (chain) => chain.moveCells('row', -1) },
  { of: 'Row', word: 'down', label: 'Row down', change: (chain) => chain.moveCells('row', 1) },
  { of: 'Row', word: 'delete', label: 'Delete row', change: (chain) => chain.deleteRow() },
  { of: 'Column', word: 'before', label: 'Column before', change: (chain) => chain.addColumnBefore() },
  { of: 'Column', word: 'after', label: 'Column after', change: (chain) => chain.addColumnAfter() },
  { of: 'Column', word: 'left', label: 'Column left', change: (chain) => chain.moveCells('column', -1) },
  { of: 'Column', word: 'right', label: 'Column right', change: (chain) => chain.moveCells('column', 1) },
  { of: 'Column', word: 'wider', label: 'Wider column', change: (chain) => chain.widenColumn(5) },
  { of: 'Column', word: 'narrower', label: 'Narrower column', change: (chain) => chain.widenColumn(-5) },
  { of: 'Column', word: 'delete', label: 'Delete column', change: (chain) => chain.deleteColumn() },
  { of: 'Table', word: 'header', label: 'Header', isActive: hasHeader, change: (chain) => chain.toggleHeaderRow() },
  { of: 'Table', word: 'delete', label: 'Delete table', change: (chain) => chain.deleteTable() },
];

const sizes: Record<ShownSize | 'full', string> = { small: 'Small', medium: 'Medium', full: 'Full size' };

const imageCommands = Object.entries(sizes).map(([name, label]): PlaceCommand => {
  const size = name === 'full' ? null : name;
  return { label, isActive: is('image', { size }), change: (chain) => chain.updateAttributes('image', { size }) };
});

const calloutCommands = Object.entries(callouts).map(
  ([callout, label]): PlaceCommand => ({
    label,
    isActive: is('blockquote', { callout }),
    change: (chain) => chain.updateAttributes('blockquote', { callout }),
  }),
);

/** The commands for what contains the caret, or is selected: a table, an image or a callout. */
export function commandsAtCaret(editor: Editor | undefined): readonly PlaceCommand[] {
  if (editor?.isActive('table')) return tableCommands;
  if (editor?.isActive('image')) return imageCommands;
  return editor && inCallout(editor) ? calloutCommands : [];
}
