// npm run bench -- NAME: runs a benchmark of bench/.

import './support/node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, main } from './support/cli-output.mjs';
import { withTemporaryDatabase } from './support/database.mjs';
import { setUp } from './support/prepare.mjs';
import { ROOT, runTool } from './support/run.mjs';
import { migrate } from './support/site.mjs';

/** These fill a database that is theirs alone; the others start what they measure. */
const ON_DATABASE = ['leads'];

await main(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const script = `bench/${name}.ts`;
  if (!/^[a-z]+$/.test(name) || !existsSync(join(ROOT, script)))
    throw new Failure('Name a benchmark of bench/README.md: npm run bench -- flood');
  await setUp({ withTools: true, quiet: true });
  const run = async (env) => (await runTool('tsx', [script, ...args], { env, echo: process.stdout })).code;
  const onDatabase = ({ url }) =>
    migrate(url).then(() => run({ ...process.env, DATABASE_URL: url, LOG_LEVEL: 'error' }));
  process.exit(ON_DATABASE.includes(name) ? await withTemporaryDatabase(onDatabase) : await run(process.env));
});
