// npm run bench -- NAME: runs a benchmark of bench/.
import './support/node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, main } from './support/cli-output.mjs';
import { setUp } from './support/prepare.mjs';
import { ROOT, runTool } from './support/run.mjs';

await main(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const script = `bench/${name}.ts`;
  if (!/^[a-z]+$/.test(name) || !existsSync(join(ROOT, script)))
    throw new Failure('Name a benchmark of bench/README.md: npm run bench -- flood');
  await setUp({ withTools: true, quiet: true });
  process.exit((await runTool('tsx', [script, ...args], { env: process.env, echo: process.stdout })).code);
});
