// npm run answers:model-test: asks the language model of ANSWERS_LLM_URL about a sample website and prints what passes the gate.

import './support/node-version.mjs';
import { main } from './support/cli-output.mjs';
import { readEnvFile } from './support/env-file.mjs';
import { providePrograms } from './support/provide.mjs';
import { programOutput } from './support/run.mjs';

await main(async () => {
  readEnvFile();
  await providePrograms({ quiet: true });
  console.log(await programOutput('test-answer-model', []));
});
