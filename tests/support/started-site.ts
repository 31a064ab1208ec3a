import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/support/database.mjs';
import { run } from '../../scripts/support/run.mjs';
import { newAdminHeaders, sqlOf } from './new-admin';
import { startScript } from './run-script';
import { copyMigratedDatabase } from './temporary-database.mjs';

/** The child processes of `npm start`, by what their command lines contain. */
const PROGRAMS = { web: 'run-web', worker: 'run-worker', database: 'database.mjs' };
export type ProcessName = keyof typeof PROGRAMS;

/** The built site as `npm start` alone runs it, with an embedded database of its own unless `variables` has a DATABASE_URL. */
export async function startSite(variables: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'started-site-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  await copyMigratedDatabase(join(folder, 'db'));
  const { child, ended } = startScript('start.mjs', [], {
    PORT: String(port),
    DATA_DIR: folder,
    SITE_URL: url,
    SMTP_URL: '',
    NODE_ENV: 'production',
    NEXTAUTH_SECRET: 'only-for-tests-'.repeat(3),
    REQUEST_LIMIT: '100000',
    // Clients send their own X-Forwarded-For, so that no limit per IP address is reached.
    TRUSTED_PROXIES: '1',
    ...variables,
  });
  const isOpen = new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk) => String(chunk).includes(`Open ${url}`) && resolve());
  });
  await Promise.race([
    isOpen,
    ended.then(({ output }) => {
      throw new Error(`The site did not start: ${output}`);
    }),
  ]);

  const sql = sqlOf(() => variables.DATABASE_URL ?? readFileSync(join(folder, 'db.url'), 'utf8'));

  /** The process ids of the running child processes, by name. */
  async function processes(): Promise<Partial<Record<ProcessName, number>>> {
    const { output } = await run('ps', ['-A', '-o', 'pid=,ppid=,args=']);
    const rows = String(output)
      .split('\n')
      .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line));
    const found = Object.entries(PROGRAMS).map(([name, program]) => {
      const row = rows.find((fields) => Number(fields?.[2]) === child.pid && fields?.[3]?.includes(program));
      return [name, row ? Number(row[1]) : undefined];
    });
    return Object.fromEntries(found);
  }

  return {
    url,
    sql,
    processes,
    adminHeaders: () => newAdminHeaders(url, sql),
    /** Kills a process with SIGKILL. Returns its id; undefined if it is not running at the moment. */
    async kill(name: ProcessName): Promise<number | undefined> {
      const pid = (await processes())[name];
      if (pid) process.kill(pid, 'SIGKILL');
      return pid;
    },
    async stop() {
      child.kill('SIGTERM');
      const result = await ended;
      rmSync(folder, { recursive: true, force: true });
      return result;
    },
  };
}
