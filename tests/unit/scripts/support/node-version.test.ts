import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../../scripts/support/run.mjs';

const scripts = readdirSync('scripts').filter((name) => name.endsWith('.mjs'));

/** Runs a script with a Node that says it has this version. */
const runAs = (version: string, script: string) =>
  run(process.execPath, [
    '--import',
    `data:text/javascript,Object.defineProperty(process,"version",{value:"${version}"})`,
    join('scripts', script),
  ]);

test.each(['v18.20.4', 'v16.20.2', 'v20.18.9'])(
  'npm start › says first that Node %s is too old, and what to install',
  async (version) => {
    expect(await runAs(version, 'start.mjs')).toMatchObject({
      code: 1,
      output: `This needs Node 20.19 or newer, and this is Node ${version.slice(1)}. Install Node 24 from https://nodejs.org, then run the command again.`,
    });
  },
);

test('the check of the Node version › lets newer ones pass', async () => {
  expect(await runAs('v24.0.0', 'support/node-version.mjs')).toMatchObject({ code: 0, output: '' });
});

test.each(scripts)('scripts/%s › checks the Node version before it imports anything else', (name) => {
  expect(/^import .*$/m.exec(readFileSync(join('scripts', name), 'utf8'))?.[0]).toBe(
    "import './support/node-version.mjs';",
  );
});
