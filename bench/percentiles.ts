/** Runs work repeatedly and returns the median and 95th percentile of its duration in milliseconds. */
export async function percentiles(rounds: number, work: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
  return { p50: at(0.5), p95: at(0.95) };
}

/** The median. Of an even number of values, the mean of the two in the middle. */
export function middle(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[Math.floor(index)] ?? Number.NaN;
  const half = (sorted.length - 1) / 2;
  return (at(half) + at(half + 0.5)) / 2;
}
