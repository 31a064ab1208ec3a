// Migrates the database of DATABASE_URL and installs the job queues. Prints what was applied.
import { env } from '@/lib/env';
import { installQueues } from '@/lib/jobs/install';
import { applyMigrations, MigrationError } from '@/lib/migrations/apply';

const url = env.databaseUrl ?? '';
try {
  const applied = await applyMigrations(url);
  await installQueues(url);
  console.log(applied.length > 0 ? `applied ${applied.join(', ')}` : 'up to date');
} catch (error) {
  if (!(error instanceof MigrationError)) throw error;
  console.log(error.message);
  process.exitCode = 1;
}
