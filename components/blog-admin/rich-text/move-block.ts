import type { Command } from '@tiptap/pm/state';

/** What blocks can change places in. Rows of a table have commands of their own. */
const parents = new Set(['doc', 'blockquote', 'bulletList', 'orderedList', 'taskList']);

/** Moves the innermost selected blocks that can move before the block above them, or behind the one below: `by` is -1 or 1. */
export const moveBlock =
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
