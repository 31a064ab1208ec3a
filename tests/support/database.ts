import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { installQueues } from '@/lib/jobs/install';
import { applyMigrations } from '@/lib/migrations/apply';
import { startTemporaryDatabase } from '../../scripts/support/database.mjs';

type TestDatabase = { url: string; stop: () => Promise<unknown> };

/** A new, empty database on the server of `serverUrl`. The one that the URL names is left as it is. */
export async function createDatabaseBeside(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const onServer = async (sql: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await onServer(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** An empty database: on the server of DATABASE_URL if it is set, else an embedded one. */
export const createEmptyDatabase = (serverUrl?: string): Promise<TestDatabase> =>
  serverUrl ? createDatabaseBeside(serverUrl) : startTemporaryDatabase();

/** Before the integration tests: a migrated database, whose address the tests find in DATABASE_URL. */
export default async function setup() {
  const serverUrl = process.env.DATABASE_URL;
  const database = await createEmptyDatabase(serverUrl);
  await applyMigrations(database.url);
  await installQueues(database.url);
  process.env.DATABASE_URL = database.url;
  if (serverUrl) process.env.TEST_SERVER_URL = serverUrl;
  return database.stop;
}
