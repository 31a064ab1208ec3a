// npm run doctor: checks what raises an alarm, a line each, with a remedy for what is wrong; also while the site runs.
import './support/node-version.mjs';
import { main } from './support/cli-output.mjs';
import { joinDatabase } from './support/database.mjs';
import { readEnvFile } from './support/env-file.mjs';
import { providePrograms } from './support/prepare.mjs';
import { runProgram } from './support/run.mjs';

await main(async () => {
  readEnvFile();
  await providePrograms({ quiet: true });
  // A PostgreSQL that cannot be reached is one of the lines.
  const { DATABASE_URL } = process.env;
  const database = DATABASE_URL ? { url: DATABASE_URL, stop: async () => {} } : await joinDatabase();
  const env = { ...process.env, DATABASE_URL: database.url, LOG_LEVEL: 'silent' };
  const { code, output } = await runProgram('check-health', [], { env }).finally(database.stop);
  console.log(output);
  process.exit(code ?? 1);
});
