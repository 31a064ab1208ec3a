import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startEmbeddedDatabase } from '../../scripts/support/database.mjs';
import { startWeb, startWorker } from '../../scripts/support/services.mjs';
import { migrate, seed } from '../../scripts/support/site.mjs';
import { newAdminHeaders, sqlOf } from './new-admin';
import { copyMigratedDatabase } from './temporary-database.mjs';

/**
 * The built site, whose database can be stopped and started again, with a database of its own or the empty one at
 * `variables.DATABASE_URL`. `variables` of its environment.
 */
export async function startOwnSite(variables: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'own-site-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const said: string[] = [];
  const keep = { write: (chunk: unknown) => void said.push(String(chunk)) };
  const options = { output: { stdout: keep, stderr: keep } };
  const external = variables.DATABASE_URL;
  const startDatabase = async (): Promise<{ url: string; stop: () => Promise<unknown> }> =>
    external ? { url: external, stop: async () => {} } : startEmbeddedDatabase(join(folder, 'db'));
  await copyMigratedDatabase(join(folder, 'db'));
  let database = await startDatabase();
  await migrate(database.url);
  await seed(database.url);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SITE_URL: url,
    SMTP_URL: '',
    NEXTAUTH_SECRET: 'only-for-tests-'.repeat(3),
    REQUEST_LIMIT: '100000',
    // Clients send their own X-Forwarded-For, so that no limit per IP address is reached.
    TRUSTED_PROXIES: '1',
    ...variables,
  };
  const web = await startWeb('start', port, env, options);
  const worker = await startWorker(env, options);

  const sql = sqlOf(() => database.url);
  let stopped: Promise<void> | undefined;
  async function stopAll(): Promise<void> {
    await Promise.all([web.stop(), worker.stop()]);
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  return {
    url,
    said,
    sql,
    stopDatabase: () => database.stop(),
    async startDatabase(): Promise<void> {
      database = await startDatabase();
    },
    /** The Authorization header of a new admin. */
    adminHeaders: () => newAdminHeaders(url, sql),
    stop(): Promise<void> {
      stopped ??= stopAll();
      return stopped;
    },
  };
}

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>;
