// npm test: every check, or only the named ones (npm run test:unit …). Other arguments go to the test runners.
// Plain Node without dependencies, since it runs before any is installed.

import './support/node-version.mjs';
import { slowness } from '../tests/support/machine-speed.mjs';
import { groups, parts } from '../tests/support/test-parts.mjs';
import { main, secondsSince, step } from './support/cli-output.mjs';
import { install } from './support/prepare.mjs';

const args = process.argv.slice(2);
const named = args.filter((name) => name in parts);
const extra = args.filter((name) => !(name in parts));

/** Output that is held back until its turn, so that parts which run at the same time do not mix theirs. */
function createOutput() {
  let held = '';
  let isShown = false;
  return {
    write(text) {
      if (isShown) process.stdout.write(text);
      else held += text;
    },
    show() {
      isShown = true;
      process.stdout.write(held);
    },
  };
}

/** Runs one part. An exception counts as one failure; the other parts continue. */
async function attempt({ work }, output) {
  const started = performance.now();
  const result = await work(extra, output).catch(({ message }) => ({ passed: 0, failed: 1, message }));
  return { ...result, duration: secondsSince(started) };
}

/** Starts the parts one after the other. Returns, for each, how to show its output and how it ends. */
function startAll(names) {
  let last = Promise.resolve();
  return names.map((name) => {
    const output = createOutput();
    const ended = last.then(() => attempt(parts[name], output));
    last = ended;
    return { title: parts[name].title, output, ended };
  });
}

/** Prints the heading of a part, what it prints, and its result. */
async function report({ title, output, ended }) {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(3, 70 - title.length))}\n`);
  output.show();
  const { passed, failed, message, duration } = await ended;
  if (message) console.log(message);
  console.log(`\n${title}: ${passed} passed, ${failed} failed (${duration})`);
  return { passed, failed };
}

await main(async () => {
  await step('Packages', () => install({ withTools: true }));
  await step('Speed of the machine', async () => `timeouts are multiplied by ${await slowness()}`);
  let passed = 0;
  let failed = 0;
  const names = named.length > 0 ? named : Object.keys(parts);
  for (const group of groups) {
    const started = group.flatMap((sequence) => startAll(sequence.filter((name) => names.includes(name))));
    for (const part of started) {
      const result = await report(part);
      passed += result.passed;
      failed += result.failed;
    }
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
});
