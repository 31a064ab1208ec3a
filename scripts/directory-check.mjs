// npm run directory:check: opens every source of the directory of niche research, and writes the day and what it found into the file.
import './support/node-version.mjs';
import { main } from './support/cli-output.mjs';
import { readEnvFile } from './support/env-file.mjs';
import { providePrograms } from './support/provide.mjs';
import { programOutput } from './support/run.mjs';

await main(async () => {
  readEnvFile();
  await providePrograms({ quiet: true });
  console.log(await programOutput('check-directory', []));
});
