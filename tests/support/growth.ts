/** Below this, the processor time of a run is noise, in milliseconds. */
const NOISE_MS = 20;
const REPEATS = 3;

/** The least processor time of a few runs in milliseconds: what others do on the machine does not count. */
function processorTime(work: () => void): number {
  const times = Array.from({ length: REPEATS }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

/** How many times longer work takes when its input is twice as large: about 2 for linear work, 4 for quadratic work. */
export function growth(work: (size: number) => void, size: number): number {
  work(size);
  const once = processorTime(() => work(size));
  return processorTime(() => work(2 * size)) / Math.max(NOISE_MS, once);
}
