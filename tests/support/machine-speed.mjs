// Timeouts of tests end hung tests; they are not measurements, so they scale with the speed of the machine.
import { pbkdf2 } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

const ROUNDS = 2_000_000;
/** How long the rounds take on each core of a quiet machine with two ordinary cores, in milliseconds. */
const ORDINARY_MS = 400;
/** With a larger factor, a hung test would delay the others for too long. */
const MOST = 5;

async function measure() {
  const started = performance.now();
  const onEachCore = Array.from({ length: availableParallelism() }, () =>
    promisify(pbkdf2)('password', 'salt', ROUNDS, 32, 'sha256'),
  );
  await Promise.all(onEachCore);
  return Math.min(MOST, Math.max(1, (performance.now() - started) / ORDINARY_MS));
}

/**
 * How many times slower this machine currently is than an ordinary one, from 1 to 5. Measured once per test run; its processes
 * read it from TEST_SLOWNESS.
 * @returns {Promise<number>}
 */
export async function slowness() {
  process.env.TEST_SLOWNESS ||= (await measure()).toFixed(2);
  return Number(process.env.TEST_SLOWNESS);
}
