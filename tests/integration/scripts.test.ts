import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/support/database.mjs';
import { programFile, run as runProcess } from '../../scripts/support/run.mjs';
import { type Ended, runScript as run } from '../support/run-script';
import { copyEmptyDatabase } from '../support/temporary-database.mjs';

const runScript = (script: string, env: Record<string, string>, args: string[] = []) => run(script, args, env);

function expectOneSentence({ code, output }: Ended, sentence: RegExp) {
  expect(output).toMatch(sentence);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
}

const dataDir = () => mkdtempSync(join(tmpdir(), 'data-'));

describe('npm start › exits with one sentence', () => {
  test('when PORT is not a port number', async () => {
    expectOneSentence(
      await runScript('start.mjs', { PORT: 'abc' }),
      /PORT must be a number from 1 to 65535, not "abc"/,
    );
  });

  test('when the port is in use', async () => {
    const server = createServer().listen(0);
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    expectOneSentence(await runScript('start.mjs', { PORT: String(port) }), new RegExp(`Port ${port} is in use`));
    server.close();
  });

  test('when an environment variable is invalid', async () => {
    const ended = await runScript('start.mjs', {
      SITE_URL: 'not an address',
      PORT: String(await freePort()),
      DATA_DIR: dataDir(),
    });
    expectOneSentence(ended, /SITE_URL must be a URL like https:\/\/example\.ie/);
  });

  test('when the file of a secret cannot be read', async () => {
    expectOneSentence(
      await runScript('start.mjs', { NEXTAUTH_SECRET_FILE: '/run/secrets/missing', NEXTAUTH_SECRET: '' }),
      /NEXTAUTH_SECRET_FILE must be the path of a file that this user can read \(ENOENT\)/,
    );
  });

  test('when a public site has no NEXTAUTH_SECRET', async () => {
    const ended = await runScript('start.mjs', {
      SITE_URL: 'https://example.ie',
      NEXTAUTH_SECRET: '',
      PORT: String(await freePort()),
      DATA_DIR: dataDir(),
    });
    expectOneSentence(ended, /NEXTAUTH_SECRET must be set when SITE_URL is a public address/);
  });

  test('when the database of DATABASE_URL cannot be reached, before anything is built', async () => {
    const ended = await runScript('start.mjs', {
      DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:9/none',
      PORT: String(await freePort()),
    });
    expectOneSentence(ended, /The database of DATABASE_URL \(127\.0\.0\.1:9\) cannot be reached/);
    expect(ended.output).not.toContain('Build');
  });
});

describe('in production › installs, builds and migrates nothing', () => {
  /** A checkout that nobody has installed or built. */
  function checkout(): string {
    const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
    cpSync('scripts', join(folder, 'scripts'), { recursive: true });
    mkdirSync(join(folder, 'app'));
    writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}');
    cpSync('package.json', join(folder, 'package.json'));
    return folder;
  }

  test.each([
    [
      'start.mjs',
      [],
      /The site in .+ is not built from its present source\. In production, nothing is installed or built/,
    ],
    ['backup.mjs', ['backups/'], /The programs in .+ are not built\. In production/],
    ['worker.mjs', [], /The programs in .+ are not built/],
    ['commands.mjs', ['user:role', 'someone@example.ie', 'admin'], /The programs in .+ are not built/],
  ])('%s', async (script, args, sentence) => {
    const folder = checkout();
    const ended = await run(
      script,
      args,
      {
        NODE_ENV: 'production',
        DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:9/none',
        DATA_DIR: dataDir(),
        PORT: String(await freePort()),
      },
      folder,
    );
    expectOneSentence(ended, sentence);
    expect(readdirSync(folder).sort()).toEqual(['app', 'package-lock.json', 'package.json', 'scripts']);
  });
});

test('a command › lists unusable settings without a stack trace', async () => {
  const ended = await runScript('commands.mjs', { SITE_URL: 'https://example.ie/shop', SMTP_URL: 'smtp://' }, [
    'mail:test',
    'you@example.ie',
  ]);
  expectOneSentence(ended, /SITE_URL must not have a path.+\n {2}SMTP_URL must name a host/);
});

test('npm run doctor › names what is wrong with a remedy, and what it could not check', async () => {
  const { code, output } = await runScript('doctor.mjs', {
    DATABASE_URL: `postgresql://nobody:x@127.0.0.1:${await freePort()}/none`,
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    DATA_DIR: dataDir(),
  });
  expect(output).toMatch(/^WRONG {2}Database: .+\n {7}Start PostgreSQL/m);
  expect(output).toMatch(/^WRONG {2}Mail server: .+ cannot be reached/m);
  expect(output).toMatch(/^ok {5}Disk$/m);
  expect(output).toMatch(/Worker: not checked$/m);
  expect(code).toBe(1);
});

describe('without NEXTAUTH_SECRET › does not start', () => {
  test.each(['run-web', 'run-worker'])('%s', async (program) => {
    const child = spawn(process.execPath, [programFile(program)], {
      env: { ...process.env, NEXTAUTH_SECRET: '', NODE_ENV: 'production' },
    });
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(output).toContain('NEXTAUTH_SECRET is not set.');
    expect(code).not.toBe(0);
  });
});

describe('database scripts › exit with one sentence', () => {
  test('when the database cannot be reached', async () => {
    const ended = await runScript('commands.mjs', { DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:9/none' }, [
      'db:migrate',
    ]);
    expectOneSentence(ended, /The database of DATABASE_URL \(127\.0\.0\.1:9\) cannot be reached/);
    expect(ended.output).not.toContain('nobody:x');
  });

  test.skipIf(process.getuid?.() === 0)('when the data folder cannot be written to', async () => {
    const folder = dataDir();
    chmodSync(folder, 0o500);
    expectOneSentence(
      await runScript('commands.mjs', { DATA_DIR: folder }, ['db:migrate']),
      /The data folder .+ cannot be used \(EACCES\)/,
    );
  });

  test('when the data folder cannot be created', async () => {
    const ended = await runScript('commands.mjs', { DATA_DIR: '/dev/null/data' }, ['db:migrate']);
    expectOneSentence(ended, /The data folder \/dev\/null\/data cannot be used/);
  });
});

describe('npm run maintenance', () => {
  test('writes a file that the account of the site can read, whoever runs it', async () => {
    const folder = dataDir();
    const before = process.umask(0o077);
    try {
      expect(await runScript('maintenance.mjs', { DATA_DIR: folder }, ['on', '5'])).toMatchObject({ code: 0 });
    } finally {
      process.umask(before);
    }
    expect(statSync(join(folder, 'maintenance')).mode & 0o777).toBe(0o644);
    expect(await runScript('maintenance.mjs', { DATA_DIR: folder }, ['off'])).toMatchObject({ code: 0 });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('data folder', () => {
  const folder = dataDir();
  let owner: ReturnType<typeof spawn>;

  beforeAll(async () => {
    await copyEmptyDatabase(join(folder, 'db'));
    owner = spawn(process.execPath, ['scripts/database.mjs', join(folder, 'db'), '0'], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const answer = await Promise.race([
      new Promise((resolve) => owner.once('message', resolve)),
      new Promise((resolve) => owner.once('exit', (code) => resolve(`It ended with code ${code}.`))),
    ]);
    expect(answer).toMatchObject({ ready: true });
  });

  afterAll(() => {
    owner.kill('SIGKILL');
  });

  test('is used by one process; a second one names the first', async () => {
    const ended = await runScript('commands.mjs', { DATA_DIR: folder }, ['db:migrate']);
    expectOneSentence(ended, new RegExp(`The data folder .* is in use by process ${owner.pid}`));
  });

  test('is free again after a kill -9', async () => {
    const gone = new Promise((resolve) => owner.once('exit', resolve));
    owner.kill('SIGKILL');
    await gone;
    const ended = await runScript('commands.mjs', { DATA_DIR: folder }, ['db:migrate']);
    expect(ended.output).toMatch(/applied \d{14}_init/);
    expect(ended.code).toBe(0);
  });
});

test('embedded database › exits when the script that started it is killed', async () => {
  const starter = `
    import('./scripts/support/database.mjs').then(async ({ startEmbeddedDatabase }) => {
      const database = await startEmbeddedDatabase(process.argv[1]);
      console.log(database.url);
    });`;
  const folder = join(dataDir(), 'db');
  await copyEmptyDatabase(folder);
  const child = spawn(process.execPath, ['-e', starter, folder]);
  const url = await new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk))));
  child.kill('SIGKILL');
  const socket = join(new URL(url.trim()).searchParams.get('host') ?? '', '.s.PGSQL.5432');
  await expect
    .poll(
      () =>
        spawnSync(process.execPath, [
          '-e',
          `require('net').connect(${JSON.stringify(socket)}).on('error',()=>process.exit(7)).on('connect',()=>process.exit(0))`,
        ]).status,
    )
    .toBe(7);
});

test('embedded database › comes back at the same URL, with all that was committed, after a kill -9', async () => {
  const starter = `
    import('./scripts/support/database.mjs').then(async ({ superviseDatabase }) => {
      const database = await superviseDatabase();
      console.log(database.url);
      process.once('SIGTERM', () => database.stop().then(() => process.exit(0)));
    });`;
  const folder = dataDir();
  await copyEmptyDatabase(join(folder, 'db'));
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, ['-e', starter], { env: { ...env, DATA_DIR: folder } });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim())),
  );
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query(text)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  };
  await query('CREATE TABLE names AS SELECT 1 AS number');
  const children = await runProcess('ps', ['-A', '-o', 'pid=,ppid=']);
  const pid = Number(new RegExp(`^\\s*(\\d+)\\s+${child.pid}$`, 'm').exec(children.output)?.[1]);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => query('SELECT number FROM names').catch(() => [])).toEqual([{ number: 1 }]);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('db:migration › writes nothing while the schema is unchanged', async () => {
  const ended = await runScript('../prisma/write-migration.mjs', {}, ['nothing']);
  expect(ended.output).toContain('Nothing to do');
  expect(ended.code).toBe(0);
});
