import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { secondsSince } from '../../scripts/support/cli-output.mjs';
import { parts, sequences } from './test-parts.mjs';

/** Runs one part. An exception counts as one failure; the other parts continue. */
async function attempt({ work }, extra, output) {
  const started = performance.now();
  const result = await work(extra, output).catch(({ message }) => ({ passed: 0, failed: 1, message }));
  return { ...result, duration: secondsSince(started) };
}

/**
 * Starts the parts of all sequences: each after the one before it and, in whatever sequence that is, the one that it names. Returns, for
 * each, its output and how it ends.
 */
function startAll(names, extra) {
  const started = new Map();
  for (const sequence of sequences) {
    let last;
    for (const name of sequence.filter((one) => names.includes(one))) {
      const { title, after } = parts[name];
      // Held back until its turn, so that parts which run at the same time do not mix their output.
      const output = new PassThrough();
      last = Promise.all([last, started.get(after)?.ended]).then(() => attempt(parts[name], extra, output));
      started.set(name, { title, output, ended: last });
    }
  }
  return started.values();
}

/** Prints the heading of a part, what it prints, and its result. */
async function report({ title, output, ended }) {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(3, 70 - title.length))}\n`);
  output.pipe(process.stdout, { end: false });
  const { passed, failed, message, duration, times = [] } = await ended;
  output.end();
  await once(output, 'end');
  if (message) console.log(message);
  console.log(`\n${title}: ${passed} passed, ${failed} failed (${duration})`);
  return { passed, failed, times };
}

const SLOWEST = 10;

/** Prints the tests that took longest: where a run can become shorter. */
function listSlowest(times) {
  if (times.length <= SLOWEST) return;
  console.log(`\n── Slowest tests ${'─'.repeat(57)}\n`);
  for (const { title, seconds } of times.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${title}`);
}

/** Runs the parts that the arguments name, or all; other arguments go to the test runners. Returns how many checks failed. */
export async function runParts(args) {
  const named = args.filter((name) => name in parts);
  const extra = args.filter((name) => !(name in parts));
  const names = named.length > 0 ? named : Object.keys(parts).filter((name) => !parts[name].isExtra);
  let passed = 0;
  let failed = 0;
  const times = [];
  for (const part of startAll(names, extra)) {
    const result = await report(part);
    passed += result.passed;
    failed += result.failed;
    times.push(...result.times);
  }
  listSlowest(times);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed;
}
