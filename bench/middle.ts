/** The median. Of an even number of values, the mean of the two in the middle. */
export function middle(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[Math.floor(index)] ?? Number.NaN;
  const half = (sorted.length - 1) / 2;
  return (at(half) + at(half + 0.5)) / 2;
}
