// npm run bench:leads etc.: runs a benchmark of bench/ on a temporary embedded database.

import './support/node-version.mjs';
import { main } from './support/cli-output.mjs';
import { withTemporaryDatabase } from './support/database.mjs';
import { setUp } from './support/prepare.mjs';
import { runTool } from './support/run.mjs';
import { migrate } from './support/site.mjs';

await main(async () => {
  await setUp({ withTools: true, quiet: true });
  const code = await withTemporaryDatabase(async ({ url }) => {
    await migrate(url);
    const env = { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'error' };
    return (
      await runTool('tsx', [`bench/${process.argv[2]}.ts`, ...process.argv.slice(3)], { env, echo: process.stdout })
    ).code;
  });
  process.exit(code);
});
