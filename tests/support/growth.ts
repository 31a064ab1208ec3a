/** Below this, the processor time of a run is noise, in milliseconds. */
const NOISE_MS = 20;
const REPEATS = 3;

type Work = (size: number) => unknown;

async function processorTimeOf(work: Work, size: number): Promise<number> {
  const before = process.cpuUsage();
  await work(size);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The least processor time of a few runs in milliseconds: what others do on the machine does not count. */
async function leastTimeOf(work: Work, size: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < REPEATS; run += 1) least = Math.min(least, await processorTimeOf(work, size));
  return least;
}

/**
 * How many times longer work takes when its input is twice as large: about 2 for linear work, 4 for quadratic work. Work that
 * is over at once counts as linear, since nothing can be measured.
 */
export async function growth(work: Work, size: number): Promise<number> {
  if ((await processorTimeOf(work, 2 * size)) < NOISE_MS) return 1;
  const once = await leastTimeOf(work, size);
  return (await leastTimeOf(work, 2 * size)) / Math.max(NOISE_MS, once);
}
