// npm run build: for hosts that build once and start later. npm start finds the result and does not build again.
import { readEnvFile } from './support/env-file.mjs';
import { build, generate, install } from './support/prepare.mjs';
import { main, step } from './support/say.mjs';

await main(async () => {
  readEnvFile();
  await step('Packages', () => install({ withTools: true }));
  await step('Client and fonts', generate);
  await step('Build', () => build(process.env));
});
