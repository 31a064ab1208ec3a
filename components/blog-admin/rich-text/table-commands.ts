import type { CommandProps } from '@tiptap/core';
import { type Command, TextSelection } from '@tiptap/pm/state';
import { moveTableColumn, moveTableRow, selectedRect, TableMap } from '@tiptap/pm/tables';
import { toHundred } from '@/lib/blog/column-widths';
import { columnWidthsOf } from './codec';

/** Moves the row or the column with the caret by one place. The header stays the first row. */
export const moveCells =
  (kind: 'row' | 'column', by: -1 | 1): Command =>
  (state, dispatch) => {
    const { left, top, map, table, tableStart } = selectedRect(state);
    const isRow = kind === 'row';
    const [from, size] = isRow ? [top, map.height] : [left, map.width];
    const to = from + by;
    const isHeader = (row: number) => table.child(row).firstChild?.type.name === 'tableHeader';
    if (to < 0 || to >= size || (isRow && (isHeader(from) || isHeader(to)))) return false;
    return (isRow ? moveTableRow : moveTableColumn)({ from, to, select: false })(state, (tr) => {
      const moved = tr.doc.resolve(tableStart).parent;
      const at = TableMap.get(moved).positionAt(isRow ? to : top, isRow ? left : to, moved);
      dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(tableStart + at + 1))).scrollIntoView());
    });
  };

/** Changes the width of the column with the caret by so many per cent of the table; the other columns share the rest. */
export const widenColumn =
  (by: number): Command =>
  (state, dispatch) => {
    const { left, map, table, tableStart } = selectedRect(state);
    const before = columnWidthsOf(table) ?? toHundred(Array.from({ length: map.width }, () => 1));
    const [old = 100] = before.slice(left);
    const now = old + by;
    if (now < 10 || 100 - now < 10 * (map.width - 1)) return false;
    const scaled = before.map((width, column) => (column === left ? now : (width * (100 - now)) / (100 - old)));
    const widths = toHundred(scaled);
    const { tr } = state;
    for (const [index, at] of map.map.entries())
      tr.setNodeAttribute(tableStart + at, 'width', widths[index % map.width]);
    dispatch?.(tr);
    return true;
  };

/** Adds a row above that with the caret, which is not the header: Markdown has that first. */
export function addRowAbove({ state, commands }: CommandProps): boolean {
  const { top, table } = selectedRect(state);
  return table.child(top).firstChild?.type.name !== 'tableHeader' && commands.addRowBefore();
}
