/**
 * The widths of a table's columns in per cent: the hyphens below its head, if they are a hundred, which Pandoc reads in the same way.
 * `source` is the Markdown of the table. Undefined if the columns are as wide as their words need.
 */
export function readColumnWidths(source: string): number[] | undefined {
  const widths = (source.split('\n', 2)[1]?.match(/-+/g) ?? []).map(({ length }) => length);
  return widths.length > 1 && widths.reduce((sum, width) => sum + width, 0) === 100 ? widths : undefined;
}

/** Scales widths to a hundred in whole numbers; a column without one gets the mean of the others. */
export function toHundred(widths: readonly (number | null)[]): number[] {
  const known = widths.filter((width) => width !== null);
  const mean = known.reduce((sum, width) => sum + width, 0) / known.length || 1;
  const total = mean * widths.length;
  let [passed, given] = [0, 0];
  return widths.map((width) => {
    passed += width ?? mean;
    const share = Math.round((passed / total) * 100) - given;
    given += share;
    return share;
  });
}
