import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { installQueues } from '@/lib/jobs/install';
import { applyMigrations } from '@/lib/migrations/apply';
import { generate } from '../../scripts/support/prepare.mjs';
import { findPostgres, startPostgres } from './postgres-server.mjs';
import { copyMigratedDatabase, startTemporaryDatabase } from './temporary-database.mjs';

type TestDatabase = { url: string; stop: () => Promise<unknown> };

/** Creates an empty database on the server of `serverUrl`. The database in the URL is not changed. */
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

/** An empty database on the server of DATABASE_URL if it is set, otherwise an embedded one. */
export const createEmptyDatabase = (serverUrl?: string): Promise<TestDatabase> =>
  serverUrl ? createDatabaseBeside(serverUrl) : startTemporaryDatabase();

async function createReadyDatabase(serverUrl?: string): Promise<TestDatabase> {
  const database = serverUrl
    ? await createDatabaseBeside(serverUrl)
    : await startTemporaryDatabase(copyMigratedDatabase);
  await applyMigrations(database.url);
  await installQueues(database.url);
  return database;
}

/**
 * Runs before the integration tests: a migrated database per worker, which takes it by its number (integration-setup.ts), and
 * TEST_POSTGRES_URL, a PostgreSQL server if one is installed: that of DATABASE_URL or one that it starts.
 */
export default async function setup({ config: { maxWorkers } }: TestProject) {
  await generate();
  const serverUrl = process.env.DATABASE_URL;
  if (serverUrl) process.env.TEST_SERVER_URL = serverUrl;
  const bin = findPostgres();
  const server = bin && !serverUrl ? await startPostgres(bin) : undefined;
  process.env.TEST_POSTGRES_URL = serverUrl ?? server?.url ?? '';
  const first = await createReadyDatabase(serverUrl);
  const others = Array.from({ length: Number(maxWorkers) - 1 }, () => createReadyDatabase(serverUrl));
  const databases = [first, ...(await Promise.all(others))];
  for (const [index, { url }] of databases.entries()) process.env[`DATABASE_URL_${index + 1}`] = url;
  return () => Promise.all([...databases, ...(server ? [server] : [])].map(({ stop }) => stop()));
}
