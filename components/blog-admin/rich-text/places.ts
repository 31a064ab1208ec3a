import type { Editor } from '@tiptap/core';
import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

type Change = { add?: Decoration; remove?: string };

const key = new PluginKey<DecorationSet>('places');

function widget(label: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'rich-text-place';
  element.textContent = label;
  return element;
}

/** Places in the text where something will come that is not there yet, such as an image that is being sent. They move with the text. */
export const Places = Extension.create({
  name: 'places',
  addProseMirrorPlugins: () => [
    new Plugin({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, set) {
          const moved = set.map(transaction.mapping, transaction.doc);
          const { add, remove }: Change = transaction.getMeta(key) ?? {};
          if (add) return moved.add(transaction.doc, [add]);
          return remove ? moved.remove(moved.find(undefined, undefined, ({ id }) => id === remove)) : moved;
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

/** Marks a position until it is taken. What is typed there comes behind it. */
export function markPlace(editor: Editor, at: number, label: string): string {
  const id = crypto.randomUUID();
  const add = Decoration.widget(at, () => widget(label), { id, side: -1 });
  editor.view.dispatch(editor.state.tr.setMeta(key, { add } satisfies Change));
  return id;
}

/** Removes a mark, and returns its position; the end of the text if that part of the text has been deleted. */
export function takePlace(editor: Editor, id: string): number {
  const at = key.getState(editor.state)?.find(undefined, undefined, (spec) => spec.id === id)[0]?.from;
  editor.view.dispatch(editor.state.tr.setMeta(key, { remove: id } satisfies Change));
  return at ?? editor.state.doc.content.size;
}
