// npm run build: for hosts that build once and start later. npm start reuses the build.

import { main, step } from './support/cli-output.mjs';
import { readEnvFile } from './support/env-file.mjs';
import { build, generate, install } from './support/prepare.mjs';

await main(async () => {
  readEnvFile();
  await step('Packages', () => install({ withTools: true }));
  await step('Generated files', generate);
  await step('Build', () => build(process.env));
});
