// npm run db:migrate: applies pending migrations. With --seed, it also adds the first articles if there are none.
import './support/node-version.mjs';
import { parseArgs } from 'node:util';
import { main, step } from './support/cli-output.mjs';
import { lockDataDir, openDatabase } from './support/database.mjs';
import { readEnvFile } from './support/env-file.mjs';
import { providePrograms } from './support/provide.mjs';
import { migrate, seed } from './support/site.mjs';

await main(async () => {
  const { values } = parseArgs({ options: { seed: { type: 'boolean' } } });
  readEnvFile();
  await lockDataDir();
  await providePrograms();
  const database = await openDatabase();
  await step('Migrations', () => migrate(database.url));
  if (values.seed) await step('Articles', () => seed(database.url));
  await database.stop();
  process.exit(0);
});
