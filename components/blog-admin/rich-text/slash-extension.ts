import { Extension } from '@tiptap/core';
import Suggestion, { type SuggestionProps } from '@tiptap/suggestion';
import type { Command } from './commands';
import { findCommands, type SlashMenuStore } from './slash-menu-store';

const HEIGHT = 320;

/** Opens the menu of commands when "/" is typed at the start of a line. */
export const slashExtension = (store: SlashMenuStore) =>
  Extension.create({
    name: 'slashMenu',
    addProseMirrorPlugins() {
      const { editor } = this;
      const update = ({ items, command, clientRect }: SuggestionProps<Command, Command>) => {
        store.choose = command;
        const { left = 0, top = 0, bottom = 0 } = clientRect?.() ?? {};
        const chosen = Math.min(store.shown?.chosen ?? 0, Math.max(0, items.length - 1));
        const isLow = bottom + HEIGHT > innerHeight;
        const place = { left, top: isLow ? Math.max(8, top - HEIGHT) : bottom + 4 };
        store.show(items.length > 0 ? { items, chosen, ...place } : undefined, editor);
      };
      return [
        Suggestion<Command, Command>({
          editor,
          char: '/',
          startOfLine: true,
          items: ({ query }) => findCommands(query, editor),
          // Not in code or a caption, which have no formatting.
          allow: ({ state, range }) => state.doc.resolve(range.from).parent.type.markSet?.length !== 0,
          command: ({ range, props }) => {
            editor.chain().focus().deleteRange(range).run();
            props.run(editor, store.dialogs());
          },
          render: () => ({
            onStart: update,
            onUpdate: update,
            onExit: () => store.show(undefined, editor),
            onKeyDown: ({ event }) => store.onKeyDown(event.key, editor),
          }),
        }),
      ];
    },
  });
