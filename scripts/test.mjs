// npm test: every check, or only the named ones (npm run test:unit …). Other arguments go to the test runners.
// Plain Node without dependencies, since it runs before any is installed.

import { main, secondsSince, step } from './support/cli-output.mjs';
import { slowness } from './support/machine-speed.mjs';
import { install } from './support/prepare.mjs';
import { parts } from './support/test-parts.mjs';

const args = process.argv.slice(2);
const named = args.filter((name) => name in parts);
const extra = args.filter((name) => !(name in parts));

/** Runs one part under a heading. What stops it is one failure; the other parts go on. */
async function runPart({ title, work }) {
  const started = performance.now();
  console.log(`\n── ${title} ${'─'.repeat(Math.max(3, 70 - title.length))}\n`);
  let result = { passed: 0, failed: 1 };
  try {
    result = await work(extra);
  } catch (error) {
    console.log(error.message);
  }
  console.log(`\n${title}: ${result.passed} passed, ${result.failed} failed (${secondsSince(started)})`);
  return result;
}

await main(async () => {
  await step('Packages', () => install({ withTools: true }));
  await step('Speed of the machine', async () => `timeouts are multiplied by ${await slowness()}`);
  let passed = 0;
  let failed = 0;
  for (const name of named.length > 0 ? named : Object.keys(parts)) {
    const result = await runPart(parts[name]);
    passed += result.passed;
    failed += result.failed;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
});
