import { Editor } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Node as ProseNode, Slice } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { BlockSource } from './block-source';
import { Codec } from './codec';
import { DragHandle } from './drag-handle';
import { imageView } from './image-view';
import { keys } from './keys';
import { isMarkdown } from './meaning';
import { markPlace, Places, takePlace } from './places';
import { articleExtensions, ImageBlock } from './schema';
import { slashExtension } from './slash-extension';
import type { SlashMenuStore } from './slash-menu-store';

type Options = {
  element: HTMLElement;
  markdown: string;
  menu: SlashMenuStore;
  attributes: Record<string, string>;
  onChange: (markdown: string) => void;
  /** Called for what is pasted or dropped; true if that was dealt with. */
  onData: (data: DataTransfer, at: number | undefined) => boolean;
};

/** Longer texts are pasted as they are: reading them as Markdown would hold the page up. */
const MAX_PASTED = 100_000;

/** The text of an article, as it will look, on top of its Markdown. */
export class ArticleEditor {
  readonly editor: Editor;
  private readonly source: BlockSource;
  private readonly codec: Codec;
  private isLoading = false;
  /** Whether the last key asks for the characters of the clipboard. */
  private isPlain = false;
  private readonly arrived = new Set<string>();
  markdown: string;

  constructor({ element, markdown, menu, attributes, onChange, onData }: Options) {
    this.markdown = markdown;
    this.editor = new Editor({
      element,
      injectCSS: false,
      // Text is Markdown as a whole or not at all.
      enablePasteRules: ['link'],
      extensions: [
        ...articleExtensions,
        ImageBlock.extend({ addNodeView: () => imageView }),
        Places,
        DragHandle,
        keys(menu.dialogs),
        Placeholder.configure({ placeholder: attributes.placeholder }),
        slashExtension(menu),
      ],
      editorProps: {
        attributes,
        handleDOMEvents: {
          keydown: (_view, event) => {
            this.isPlain = event.shiftKey && event.key.toLowerCase() === 'v';
          },
          // Before ProseMirror reads the HTML, which would parse each `style` attribute; the policy reports every one.
          paste: (_view, event) => {
            const data = event.clipboardData;
            const isTaken = data && (onData(data, undefined) || (!this.isPlain && this.pasteMarkdown(data)));
            if (!isTaken) return false;
            event.preventDefault();
            return true;
          },
          drop: (view, event) => {
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
            if (!event.dataTransfer || view.dragging || !onData(event.dataTransfer, at)) return false;
            event.preventDefault();
            return true;
          },
        },
      },
    });
    this.codec = new Codec(this.editor.schema);
    this.source = new BlockSource(this.codec);
    const doc = this.docOf(markdown);
    this.editor.view.updateState(EditorState.create({ doc, plugins: this.editor.state.plugins }));
    // Adds the line behind a table or an image, which is not written if it stays empty.
    this.editor.view.dispatch(this.editor.state.tr.setMeta('addToHistory', false));
    this.editor.on('update', () => {
      this.markdown = this.source.save(this.editor.state.doc.children);
      if (!this.isLoading) onChange(this.markdown);
    });
  }

  private docOf(markdown: string): ProseNode {
    const nodes = this.source.open(markdown);
    return this.editor.schema.topNodeType.create(
      null,
      nodes.length > 0 ? nodes : [this.editor.schema.node('paragraph')],
    );
  }

  /** Shows another text, which undo reverts. */
  load(markdown: string): void {
    if (markdown === this.markdown) return;
    const { doc, tr } = this.editor.state;
    this.isLoading = true;
    this.editor.view.dispatch(
      tr.replaceWith(0, doc.content.size, this.docOf(markdown).content).setMeta('preventAutolink', true),
    );
    this.isLoading = false;
  }

  /** Whether the Markdown, read again, says what the editor shows. */
  isFaithful(): boolean {
    return this.source.isFaithful(this.markdown);
  }

  /** The caret as an offset in the Markdown. */
  get caret(): number {
    const { doc, selection } = this.editor.state;
    const { $head } = selection;
    const index = Math.min($head.index(0), doc.childCount - 1);
    const node = doc.child(index);
    const inside = $head.depth > 0 ? $head.pos - $head.start(1) : 0;
    return this.source.toOffset(node, node.textBetween(0, inside, '\n', '\ufffc').length);
  }

  /** The position of an offset in the Markdown. */
  private positionOf(offset: number): number {
    const { doc } = this.editor.state;
    const { node, offset: inText } = this.source.fromOffset(offset);
    if (!node) return 0;
    let start = 1;
    for (const child of doc.children) {
      if (child === node) break;
      start += child.nodeSize;
    }
    const length = (to: number) => node.textBetween(0, to, '\n', '\ufffc').length;
    let [low, high] = [0, node.content.size];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (length(middle) < inText) low = middle + 1;
      else high = middle;
    }
    return Math.min(start + low, doc.content.size);
  }

  /** Selects what is between two offsets in the Markdown. */
  select(from: number, to: number): void {
    const { doc, tr } = this.editor.state;
    const [$from, $to] = [doc.resolve(this.positionOf(from)), doc.resolve(this.positionOf(to))];
    this.editor.view.dispatch(tr.setSelection(TextSelection.between($from, $to)));
  }

  /** Marks where something will be inserted: a position, or the caret, from which the selection is removed. */
  mark(at: number | undefined, label: string): string {
    if (at === undefined && !this.editor.state.selection.empty) this.editor.commands.deleteSelection();
    return markPlace(this.editor, at ?? this.editor.state.selection.from, label);
  }

  release(place: string): void {
    takePlace(this.editor, place);
  }

  private put(place: string, nodes: ProseNode[]): void {
    const at = takePlace(this.editor, place);
    const slice = Slice.maxOpen(Fragment.from(nodes), false);
    this.editor.view.dispatch(this.editor.state.tr.replaceRange(at, at, slice).scrollIntoView());
  }

  /** Inserts Markdown at a place. Returns the URLs of the images of other sites in it. */
  insert(place: string, markdown: string): string[] {
    const nodes = this.codec.readAll(markdown);
    this.put(place, nodes);
    const urls = new Set<string | undefined>();
    Fragment.from(nodes).descendants((node) => void urls.add(foreignImageOf(node)));
    return [...urls].filter((url) => url !== undefined);
  }

  /** Replaces the image at a URL by a copy on this site, or removes it. */
  replaceImage(url: string, path: string | undefined): void {
    const { tr, doc } = this.editor.state;
    doc.descendants((node, position) => {
      if (foreignImageOf(node) !== url) return;
      const at = tr.mapping.map(position);
      const { src, raw } = node.attrs;
      if (!path) tr.delete(at, at + node.nodeSize);
      else tr.setNodeMarkup(at, undefined, src ? { ...node.attrs, src: path } : { raw: raw.replace(url, () => path) });
    });
    this.editor.view.dispatch(tr);
  }

  /**
   * Inserts plain text from the clipboard that is Markdown as what it says; the first undo leaves its characters. False for
   * other texts, and where only characters can stand.
   */
  pasteMarkdown(data: Pick<DataTransfer, 'getData'>): boolean {
    const text = data.getData('text/plain').replaceAll(/\r\n?/g, '\n').trim();
    const { $from, $to } = this.editor.state.selection;
    if (text.length > MAX_PASTED || $from.parent.type.markSet?.length === 0 || !isMarkdown(text)) return false;
    const nodes = this.codec.readAll(text);
    const isLine = nodes.length === 1 && nodes[0]?.type.name === 'paragraph';
    // A cell has one line.
    if (!isLine && (this.editor.isActive('table') || $to.depth === 0)) return false;
    const { view } = this.editor;
    const { from } = view.state.selection;
    const plain = Slice.maxOpen(Fragment.from(this.paragraphs(text)));
    view.dispatch(view.state.tr.replaceSelection(plain).setMeta('preventAutolink', true));
    const { tr, selection } = view.state;
    const slice = Slice.maxOpen(Fragment.from(nodes), false);
    closeHistory(tr).replaceRange(from, selection.to, slice).setMeta('preventAutolink', true);
    view.dispatch(tr.scrollIntoView());
    return true;
  }

  /** Inserts plain text at a place, each line a paragraph. */
  insertText(place: string, text: string): void {
    this.put(place, this.paragraphs(text));
  }

  private paragraphs(text: string): ProseNode[] {
    const { schema } = this.editor;
    const lines = text.split(/(?:\r?\n)+/).filter(Boolean);
    return lines.map((line) => schema.node('paragraph', {}, [schema.text(line)]));
  }

  /** Inserts an image as a block of its own at a place, behind those that were inserted there before. */
  insertImage(place: string, src: string, alt: string): void {
    const { schema } = this.editor;
    const image = schema.node('image', { src, alt });
    const at = takePlace(this.editor, place);
    const { tr } = this.editor.state;
    const $at = tr.doc.resolve(at);
    if ($at.depth === 1 && $at.parent.type.name === 'paragraph' && $at.parent.content.size === 0)
      tr.replaceWith($at.before(), $at.after(), image);
    else {
      let to = insertionPoint(tr.doc, at);
      while (this.arrived.has(tr.doc.resolve(to).nodeAfter?.attrs.src))
        to += tr.doc.resolve(to).nodeAfter?.nodeSize ?? 0;
      tr.insert(to, image);
    }
    this.arrived.add(src);
    this.editor.view.dispatch(tr);
  }

  destroy(): void {
    this.editor.destroy();
  }
}

/** The URL of an image on another site that a node is: a block of its own, or within a line. */
function foreignImageOf({ type, attrs }: ProseNode): string | undefined {
  const url = type.name === 'image' ? attrs.src : /^!\[[^\]]*\]\(<?([^\s)>]+)/.exec(attrs.raw ?? '')?.[1];
  return /^https?:/i.test(url ?? '') ? url : undefined;
}

/** Where a block can stand next to a position: before its top-level block if that is its start, else behind it. */
function insertionPoint(doc: ProseNode, at: number): number {
  const $at = doc.resolve(at);
  if ($at.depth === 0) return at;
  return at === $at.start(1) ? $at.before(1) : $at.after(1);
}
