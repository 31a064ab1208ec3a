// npm test: every check, or only the named ones (npm run test:unit …). Other arguments go to the test runners.
// Plain Node without dependencies, since it runs before any is installed.

import { main, secondsSince, step } from './support/cli-output.mjs';
import { slowness } from './support/machine-speed.mjs';
import { install } from './support/prepare.mjs';
import { parts } from './support/test-parts.mjs';

const args = process.argv.slice(2);
const named = args.filter((name) => name in parts);
const extra = args.filter((name) => !(name in parts));

/** Runs one part. An exception counts as one failure; the other parts continue. */
async function attempt({ work }) {
  const started = performance.now();
  const result = await work(extra).catch(({ message }) => ({ passed: 0, failed: 1, message }));
  return { ...result, duration: secondsSince(started) };
}

const running = new Map();

/** Starts the parts that run alongside this one, prints its heading, and resolves with its result. */
async function report(name, names) {
  const { title, alongside = [] } = parts[name];
  for (const other of alongside.filter((one) => names.includes(one))) running.set(other, attempt(parts[other]));
  console.log(`\n── ${title} ${'─'.repeat(Math.max(3, 70 - title.length))}\n`);
  const { passed, failed, message, duration } = await (running.get(name) ?? attempt(parts[name]));
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
  for (const name of names) {
    const result = await report(name, names);
    passed += result.passed;
    failed += result.failed;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
});
