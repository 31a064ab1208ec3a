// npm run build: for hosts that build once and start later. npm start reuses the build.
import './support/node-version.mjs';
import { main, step } from './support/cli-output.mjs';
import { readEnvFile } from './support/env-file.mjs';
import { build, setUp } from './support/prepare.mjs';

await main(async () => {
  readEnvFile();
  await setUp({ withTools: true });
  await step('Build', () => build(process.env));
});
