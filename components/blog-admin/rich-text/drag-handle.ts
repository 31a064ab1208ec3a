import { Extension } from '@tiptap/core';
import { NodeSelection, Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Shows a handle beside the block below the mouse, by which it can be dragged. With keys and fingers, the toolbar moves blocks. */
class HandleView {
  private readonly handle = document.createElement('div');
  private at: number | undefined;

  constructor(private readonly view: EditorView) {
    this.handle.className = 'rich-text-handle';
    this.handle.draggable = true;
    this.handle.title = 'Drag to move';
    this.handle.ariaHidden = 'true';
    this.handle.addEventListener('click', () => this.select());
    this.handle.addEventListener('dragstart', (event) => this.drag(event));
    // What is dropped in the text is moved by then.
    this.handle.addEventListener('dragend', () => {
      view.dragging = null;
    });
    view.dom.parentElement?.append(this.handle);
    view.dom.addEventListener('mousemove', this.onMove);
  }

  private readonly onMove = ({ target, buttons }: MouseEvent) => {
    // On its way to where it is dropped.
    if (buttons > 0) return;
    const { dom } = this.view;
    const block = [...dom.children].find((child) => target instanceof Element && child.contains(target));
    if (!(block instanceof HTMLElement)) return;
    this.at = this.view.posAtDOM(dom, [...dom.childNodes].indexOf(block));
    this.handle.style.top = `${block.offsetTop}px`;
  };

  private get selection(): NodeSelection | undefined {
    const { doc } = this.view.state;
    return this.at !== undefined && doc.nodeAt(this.at) ? NodeSelection.create(doc, this.at) : undefined;
  }

  private select() {
    const { selection } = this;
    if (selection) this.view.dispatch(this.view.state.tr.setSelection(selection));
  }

  private drag({ dataTransfer }: DragEvent) {
    const { selection, view } = this;
    if (!selection || !dataTransfer) return;
    const shown = view.nodeDOM(selection.from);
    if (shown instanceof Element) dataTransfer.setDragImage(shown, 0, 0);
    dataTransfer.setData('text/plain', '');
    view.dragging = { slice: selection.content(), move: true };
    // The drop removes what is selected. Later, since the page moves when the toolbar changes, which would end the drag.
    setTimeout(() => this.select());
  }

  destroy() {
    this.view.dom.removeEventListener('mousemove', this.onMove);
    this.handle.remove();
  }
}

export const DragHandle = Extension.create({
  name: 'dragHandle',
  addProseMirrorPlugins: () => [new Plugin({ view: (view) => new HandleView(view) })],
});
