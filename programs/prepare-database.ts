// Migrates the database of DATABASE_URL and installs the job queues. Prints what was applied. With --check, changes nothing and
// fails if migrations are pending.
import { env } from '@/lib/env';
import { installQueues } from '@/lib/jobs/install';
import { applyMigrations, MigrationError, readMigrationState } from '@/lib/migrations/apply';

const url = env.databaseUrl ?? '';

async function check(): Promise<string> {
  const { pending } = await readMigrationState(url);
  if (pending.length === 0) return 'up to date';
  throw new MigrationError(
    `The database lacks ${pending.length} migrations of this version (${pending.join(', ')}). The next start applies them, or npm run db:migrate.`,
  );
}

async function migrate(): Promise<string> {
  const applied = await applyMigrations(url);
  await installQueues(url);
  const { newer } = await readMigrationState(url);
  const summary = applied.length > 0 ? `applied ${applied.join(', ')}` : 'up to date';
  return newer.length > 0
    ? `${summary}; the database has migrations of a newer version, which stay (${newer.join(', ')}): see Rolling back in docs/deployment.md`
    : summary;
}

try {
  console.log(await (process.argv.includes('--check') ? check() : migrate()));
} catch (error) {
  if (!(error instanceof MigrationError)) throw error;
  console.log(error.message);
  process.exitCode = 1;
}
