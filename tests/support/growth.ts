/** Below this, the processor time of a run is noise, in milliseconds. */
const NOISE_MS = 20;
/** A smaller ratio needs no second measurement. */
const CLEARLY_LINEAR = 2.5;
/** What is not linear grows as fast at each of them. */
const DOUBLINGS = 3;

type Work = (size: number) => unknown;

async function processorTimeOf(work: Work, size: number): Promise<number> {
  const before = process.cpuUsage();
  await work(size);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How many times longer work takes when its input is twice as large: about 2 for linear work, 4 for quadratic work. Work that
 * is over at once counts as linear, since nothing can be measured. What looks longer is measured again, with ever larger inputs,
 * and the least ratio counts: the compiler, the garbage collector and others on the machine slow down one size, not all.
 */
export async function growth(work: Work, size: number): Promise<number> {
  // First, so that the code is compiled when the smaller size is measured.
  const twice = await processorTimeOf(work, 2 * size);
  if (twice < NOISE_MS) return 1;
  let ratio = twice / Math.max(NOISE_MS, await processorTimeOf(work, size));
  const least = async (factor: number) => {
    const first = await processorTimeOf(work, factor * size);
    return Math.max(NOISE_MS, Math.min(first, await processorTimeOf(work, factor * size)));
  };
  let smaller = ratio > CLEARLY_LINEAR ? await least(1) : 0;
  for (let doubling = 1; doubling <= DOUBLINGS && ratio > CLEARLY_LINEAR; doubling += 1) {
    const larger = await least(2 ** doubling);
    ratio = Math.min(ratio, larger / smaller);
    smaller = larger;
  }
  return ratio;
}
