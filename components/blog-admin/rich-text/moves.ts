import { type CommandProps, Extension } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import { addRowAbove, moveCells, widenColumn } from './table-commands';

/** What blocks can change places in. Rows of a table have commands of their own. */
const parents = new Set(['doc', 'blockquote', 'bulletList', 'orderedList', 'taskList']);

/** Moves the innermost selected blocks that can move before the block above them, or behind the one below: `by` is -1 or 1. */
const moveBlock =
  (by: -1 | 1): Command =>
  ({ selection: { $from, $to }, tr }, dispatch) => {
    for (let depth = $from.sharedDepth($to.pos); depth >= 0; depth -= 1) {
      const parent = $from.node(depth);
      const [first, behind] = [$from.index(depth), $to.indexAfter(depth)];
      const other = parent.maybeChild(by < 0 ? first - 1 : behind);
      if (!other || !parents.has(parent.type.name) || behind === first) continue;
      const [start, end] = [$from.posAtIndex(first, depth), $from.posAtIndex(behind, depth)];
      const [from, to] = by < 0 ? [start - other.nodeSize, end - other.nodeSize] : [end, start];
      // What is moved is the other one, so that the selection stays.
      if (dispatch)
        dispatch(
          tr
            .delete(from, from + other.nodeSize)
            .insert(to, other)
            .scrollIntoView(),
        );
      return true;
    }
    return false;
  };

/** A command of ProseMirror as one of TipTap. */
const run =
  (command: Command) =>
  ({ state, dispatch }: CommandProps): boolean =>
    command(state, dispatch);

/** Moves blocks, rows and columns. Commands of the editor, since it is loaded later than its buttons. */
export const moves = Extension.create({
  name: 'moves',
  addCommands: () => ({
    moveBlock: (by) => run(moveBlock(by)),
    moveCells: (kind, by) => run(moveCells(kind, by)),
    widenColumn: (by) => run(widenColumn(by)),
    addRowAbove: () => addRowAbove,
  }),
});

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    moves: {
      moveBlock: (by: -1 | 1) => ReturnType;
      moveCells: (kind: 'row' | 'column', by: -1 | 1) => ReturnType;
      /** By so many per cent of the table. */
      widenColumn: (by: number) => ReturnType;
      addRowAbove: () => ReturnType;
    };
  }
}
