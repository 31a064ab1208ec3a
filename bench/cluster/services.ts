import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/support/database.mjs';
import { exitOf } from '../../scripts/support/exit-of.mjs';
import { supervise } from '../../scripts/support/supervise.mjs';
import { fetchPackages, temporaryFolder } from '../fetch-packages';

/** Root may run neither PostgreSQL nor PgBouncer. */
const NOBODY = 65_534;
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('close', () => socket.destroy()).end();
  });

/** Runs a program that listens on a port, and starts it again whenever it exits. */
async function keepRunning(name: string, port: number, command: string, args: string[]) {
  let running: ChildProcess | undefined;
  const start = async () => {
    const child = spawn(command, args, { stdio: 'ignore', cwd: '/', ...user });
    let hasExited = false;
    const exited = exitOf(child);
    void exited.then(() => {
      hasExited = true;
    });
    child.on('error', (error) => {
      throw error;
    });
    while (!hasExited && !(await isOpen(port))) await sleep(50);
    running = child;
    const stop = () => {
      child.kill('SIGTERM');
      return exited;
    };
    return { exited, stop };
  };
  const { stop } = await supervise(name, start, { report: () => {} });
  return { name, stop, kill: () => running?.kill('SIGKILL') };
}

/** A folder that the programs may write to. */
function sharedFolder(name: string): string {
  const folder = temporaryFolder(name);
  chmodSync(folder, 0o777);
  return folder;
}

/** PostgreSQL with an empty database. */
async function startPostgres() {
  const [folder, port] = [join(sharedFolder('bench-postgres'), 'db'), await freePort()];
  const bin = execFileSync('sh', ['-c', 'pg_config --bindir'], { encoding: 'utf8' }).trim();
  execFileSync(join(bin, 'initdb'), ['-D', folder, '-U', 'site', '--auth=trust'], {
    stdio: 'ignore',
    cwd: '/',
    ...user,
  });
  const args = ['-D', folder, '-p', String(port), '-c', 'unix_socket_directories='];
  return { port, ...(await keepRunning('PostgreSQL', port, join(bin, 'postgres'), args)) };
}

/** PgBouncer in transaction mode, as docs/deployment.md configures it. */
async function startPgBouncer(databasePort: number) {
  const [file, port] = [join(sharedFolder('bench-pgbouncer'), 'pgbouncer.ini'), await freePort()];
  writeFileSync(
    file,
    `[databases]
site = host=127.0.0.1 port=${databasePort} dbname=postgres user=site
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
server_login_retry = 1
`,
  );
  const running = await keepRunning('PgBouncer', port, 'pgbouncer', [file]);
  return { url: `postgresql://site@127.0.0.1:${port}/site`, ...running };
}

/** A server of S3's protocol that checks signatures. @throws if the package cannot be had */
async function startBucket() {
  const [port, tools] = [await freePort(), fetchPackages({ s3rver: '3.7.1' })];
  if ('reason' in tools) throw new Error(`s3rver cannot be had: ${tools.reason}`);
  chmodSync(tools.folder, 0o755);
  const args = [join(tools.folder, 'node_modules/s3rver/bin/s3rver.js'), '-d', sharedFolder('bench-bucket')];
  const options = ['-a', '127.0.0.1', '-p', String(port), '--silent', '--configure-bucket', 'images'];
  const env = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'images',
    S3_REGION: 'auto',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  return { env, ...(await keepRunning('S3 server', port, process.execPath, [...args, ...options])) };
}

/** What a cluster shares: PostgreSQL behind PgBouncer, and a bucket. Needs `postgresql` and `pgbouncer`. */
export async function startServices() {
  const postgres = await startPostgres();
  const pgBouncer = await startPgBouncer(postgres.port);
  const bucket = await startBucket();
  const all = [bucket, pgBouncer, postgres];
  return {
    env: { ...bucket.env, DATABASE_URL: pgBouncer.url },
    kill: Object.fromEntries(all.map(({ name, kill }) => [name, kill])),
    async stop() {
      for (const one of all) await one.stop();
    },
  };
}
