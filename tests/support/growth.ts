/** Below this, the processor time of a run is noise, in milliseconds. */
const NOISE_MS = 20;
const REPEATS = 6;
/** A smaller ratio needs no second measurement. */
const CLEARLY_LINEAR = 2.5;

type Work = (size: number) => unknown;

async function processorTimeOf(work: Work, size: number): Promise<number> {
  const before = process.cpuUsage();
  await work(size);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How many times longer work takes when its input is twice as large: about 2 for linear work, 4 for quadratic work. Work that
 * is over at once counts as linear, since nothing can be measured. What looks longer is measured again, and the least time of
 * each size counts: what others do on the machine does not.
 */
export async function growth(work: Work, size: number): Promise<number> {
  // First, so that the code is compiled when the smaller size is measured.
  let twice = await processorTimeOf(work, 2 * size);
  if (twice < NOISE_MS) return 1;
  let once = await processorTimeOf(work, size);
  const ratio = () => twice / Math.max(NOISE_MS, once);
  for (let repeat = 1; repeat < REPEATS && ratio() > CLEARLY_LINEAR; repeat += 1) {
    twice = Math.min(twice, await processorTimeOf(work, 2 * size));
    once = Math.min(once, await processorTimeOf(work, size));
  }
  return ratio();
}
