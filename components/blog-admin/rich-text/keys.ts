import { Extension, findParentNode } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import type { Dialogs } from './commands';
import { moves } from './moves';

/** Keys of blocks that Markdown or the keyboard needs to be different from TipTap's. */
export const keys = (dialogs: () => Dialogs) =>
  Extension.create({
    name: 'keys',
    priority: 1_000,
    addExtensions: () => [moves],
    addKeyboardShortcuts() {
      /** Moves below the block of a type that contains the caret. */
      const leave = (name: string) => {
        const found = findParentNode(({ type }) => type.name === name)(this.editor.state.selection);
        if (!found) return false;
        const after = found.pos + found.node.nodeSize;
        return this.editor
          .chain()
          .command(({ tr, state }) => {
            if (tr.doc.resolve(after).nodeAfter?.type.name !== 'paragraph')
              tr.insert(after, state.schema.node('paragraph'));
            tr.setSelection(TextSelection.near(tr.doc.resolve(after + 1)));
            return true;
          })
          .focus()
          .run();
      };
      const isIn = (type: string) => this.editor.state.selection.$from.parent.type.name === type;
      return {
        // Tab adds rows for ever, so that another key must leave a table (WCAG 2.1.2).
        Escape: () => leave('table'),
        Enter: () =>
          isIn('image') ? leave('image') : this.editor.isActive('table') && this.editor.commands.goToNextCell(),
        // Headings and cells have one line.
        'Shift-Enter': () => isIn('heading') || this.editor.isActive('table') || isIn('image'),
        // As in Word and Google Docs.
        'Alt-Shift-ArrowUp': () => this.editor.commands.moveBlock(-1),
        'Alt-Shift-ArrowDown': () => this.editor.commands.moveBlock(1),
        'Mod-k': () => {
          dialogs().open('link');
          return true;
        },
      };
    },
  });
