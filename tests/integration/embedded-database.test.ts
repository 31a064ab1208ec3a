import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startEmbeddedDatabase, superviseDatabase } from '../../scripts/support/database.mjs';
import { servePostgres } from '../../scripts/support/serve-postgres.mjs';
import { copyEmptyDatabase } from '../support/temporary-database.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sockets-'));
const path = join(folder, '.s.PGSQL.5432');
const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
const lost: string[] = [];
let database: PGlite;
let server: Awaited<ReturnType<typeof servePostgres>>;

async function serve(options: { idleMs?: number } = {}) {
  server = await servePostgres(database, { path }, { onLost: ({ message }) => lost.push(message), ...options });
}

beforeAll(async () => {
  await copyEmptyDatabase(join(folder, 'db'));
  database = await PGlite.create(join(folder, 'db'));
  await serve();
});
afterAll(async () => {
  await server.stop();
  await database.close();
  expect(existsSync(path)).toBe(false);
  rmSync(folder, { recursive: true });
});
/** Whatever a client did: the next one is served, by the same backend, outside a transaction. */
afterEach(async () => {
  expect(await query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(database.isInTransaction()).toBe(false);
  expect(lost).toEqual([]);
});

async function query(sql: string, values?: unknown[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query(sql, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

function frame(type: string, body = ''): Buffer {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(Buffer.byteLength(body) + 4, 1);
  return Buffer.concat([head, Buffer.from(body)]);
}

/** An untyped message: a startup message, or a request of 8 or 16 bytes. */
function request(code: number, body = ''): Buffer {
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + body.length);
  head.writeInt32BE(code, 4);
  return Buffer.concat([head, Buffer.from(body)]);
}

const STARTUP = request(196_608, 'user\0postgres\0\0');
const BEGIN = frame('Q', 'BEGIN\0');

/** A client that sends bytes; `said` is everything that the server sent. */
function open() {
  const socket: Socket = connect(path);
  const client = { socket, said: '', closed: new Promise<void>((resolve) => socket.on('close', () => resolve())) };
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    client.said += chunk.toString('latin1');
  });
  return client;
}

type Client = ReturnType<typeof open>;
const says = (client: Client, text: string) =>
  vi.waitFor(() => expect(client.said).toContain(text), { timeout: 20_000 });

/** A client that has sent messages after its start. */
async function send(...messages: Buffer[]): Promise<Client> {
  const client = open();
  client.socket.write(Buffer.concat([STARTUP, ...messages]));
  await says(client, 'I');
  return client;
}

describe('servePostgres', () => {
  const CLIENTS = 12;
  const ROUNDS = 20;

  test('isolates its clients, also while statements fail', async () => {
    const pool = new pg.Pool({ connectionString: url, max: CLIENTS });
    const troubles: string[] = [];
    pool.on('error', (error) => troubles.push(error.message));
    await pool.query('CREATE TABLE numbers (number int PRIMARY KEY); CREATE TABLE names (name text)');

    /** Inserts a row that may exist, reads a value that only this client knows, and writes in a transaction. */
    async function exercise(mark: string, round: number) {
      await pool.query('INSERT INTO numbers VALUES ($1)', [round % 5]).catch((error) => {
        if (error.code !== '23505') troubles.push(error.message);
      });
      const { rows } = await pool.query('SELECT $1::text || $2::text AS echo', [mark, round]);
      if (rows[0]?.echo !== `${mark}${round}`) troubles.push(`${mark}${round} got ${rows[0]?.echo}`);
      const client = await pool.connect();
      await client.query('BEGIN');
      await client.query('INSERT INTO names VALUES ($1)', [mark]);
      await client.query('COMMIT');
      client.release();
    }

    const clients = Array.from({ length: CLIENTS }, async (_, index) => {
      for (let round = 0; round < ROUNDS; round += 1) await exercise(`client ${index} `, round);
    });
    await Promise.all(clients);
    expect(troubles).toEqual([]);
    expect((await pool.query('SELECT count(*)::int AS count FROM names')).rows).toEqual([{ count: CLIENTS * ROUNDS }]);
    await pool.end();
  });

  test.each([
    ['a simple query', [frame('Q', 'COPY pg_temp.copied FROM STDIN\0')]],
    ['the second statement of a query', [frame('Q', 'SELECT 1; COPY pg_temp.copied FROM STDIN; SELECT 2\0')]],
    [
      'an extended query',
      ['\0COPY pg_temp.copied FROM STDIN\0\0\0', '\0\0\0\0\0\0\0\0', '\0\0\0\0\0', ''].map((body, index) =>
        frame('PBES'[index] ?? '', body),
      ),
    ],
  ])('refuses COPY FROM STDIN in %s, and drops its rows', async (_, messages) => {
    const client = await send(frame('Q', 'CREATE TEMP TABLE IF NOT EXISTS copied (number int)\0'), ...messages);
    await says(client, 'takes rows by INSERT only');
    client.socket.write(
      Buffer.concat([frame('d', '1\n'), frame('c'), frame('Q', 'SELECT count(*) || $$ rows$$ FROM pg_temp.copied\0')]),
    );
    await says(client, '0 rows');
    client.socket.end(frame('X'));
    await client.closed;
  });

  test('keeps what a client has set from the others, after its end too', async () => {
    const settings = () =>
      query(`SELECT current_setting('search_path') AS path, current_setting('default_transaction_read_only') AS "isReadOnly",
        current_setting('timezone') AS zone, current_setting('statement_timeout') AS timeout, current_user AS role`);
    const before = await settings();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('CREATE ROLE reporter');
    // As pg_dump begins, and what else an operator may type.
    await client.query("SELECT pg_catalog.set_config('search_path', '', false)");
    await client.query(
      `SET default_transaction_read_only = on; SET timezone = 'Asia/Tokyo'; SET statement_timeout = 5; SET ROLE reporter`,
    );
    expect((await client.query('SELECT current_user AS role')).rows).toEqual([{ role: 'reporter' }]);
    expect(await settings()).toEqual(before);
    await client.query("SET search_path = 'nowhere'");
    await client.end();
    expect(await settings()).toEqual(before);
    await query('DROP ROLE reporter');
  });

  test('copies to its client', async () => {
    const client = await send(frame('Q', 'COPY (SELECT generate_series(7, 8)) TO STDOUT\0'));
    await says(client, 'COPY 2');
    expect(client.said).toMatch(/7\n.*8\n/s);
    client.socket.destroy();
  });

  test.runIf(spawnSync('psql', ['--version']).status === 0)('tells psql that it takes no rows by \\copy', async () => {
    writeFileSync(join(folder, 'rows.txt'), '1\n2\n'.repeat(100_000));
    const psql = spawn('psql', [
      url,
      '-c',
      'CREATE TABLE to_copy (n int)',
      '-c',
      `\\copy to_copy from '${folder}/rows.txt'`,
    ]);
    let output = '';
    psql.stderr.on('data', (chunk) => {
      output += chunk;
    });
    await new Promise((resolve) => psql.on('close', resolve));
    expect(output).toContain('the embedded database takes rows by INSERT only');
    expect(await query('SELECT * FROM to_copy')).toEqual([]);
  });

  test('reads messages that come byte by byte, and declines encryption', async () => {
    const client = open();
    for (const byte of Buffer.concat([request(80_877_103), STARTUP, frame('Q', "SELECT 'byte by byte'\0")])) {
      client.socket.write(Buffer.from([byte]));
      await new Promise(setImmediate);
    }
    await says(client, 'byte by byte');
    expect(client.said[0]).toBe('N');
    client.socket.destroy();
  });

  test.each([
    ['in its startup message', [STARTUP.subarray(0, 6)]],
    ['in a message', [STARTUP, frame('Q', 'SELECT 1\0').subarray(0, 9)]],
    ['in a failed exchange', [STARTUP, frame('P', '\0SELECT FROM nowhere WHERE\0\0\0')]],
    ['after a query in a failed exchange', [STARTUP, frame('P', '\0SELEC\0\0\0'), frame('Q', 'SELECT 1\0')]],
    ['in a transaction', [STARTUP, BEGIN, frame('Q', 'CREATE TABLE undone (number int)\0')]],
    ['in a failed transaction', [STARTUP, BEGIN, frame('Q', 'SELECT 1 / 0\0')]],
    ['before it read a large result', [STARTUP, frame('Q', "SELECT repeat('x', 20000000)\0")]],
  ])('serves others when a client hangs up %s', async (_, messages) => {
    const client = open();
    client.socket.write(Buffer.concat(messages));
    const waiting = query('SELECT 1 AS one');
    client.socket.destroySoon();
    await client.closed;
    expect(await waiting).toEqual([{ one: 1 }]);
    expect(await query(`SELECT to_regclass('undone') AS undone`)).toEqual([{ undone: null }]);
  });

  test.each([
    ['a negative length', Buffer.from('Q\xff\xff\xff\xff', 'latin1')],
    ['a length of 2 GB', Buffer.from('Q\x7f\xff\xff\xff', 'latin1')],
    ['an unknown type', frame('y', 'abc')],
    ['HTTP', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ])('disconnects a client that sends %s, and rolls back', async (_, bytes) => {
    const client = await send(BEGIN, bytes);
    await says(client, '08P01');
    await client.closed;
  });

  test('disconnects a client of another protocol, and one that cancels', async () => {
    for (const bytes of [request(131_072), request(80_877_102, '12345678')]) {
      const client = open();
      client.socket.write(bytes);
      await client.closed;
    }
  });

  test('reads a message of 20 MB', async () => {
    expect(await query('SELECT length($1) AS length', ['x'.repeat(20_000_000)])).toEqual([{ length: 20_000_000 }]);
  });

  test('sends a response of 100,000 rows as it is, though the client reads more slowly', async () => {
    const numbers = Array.from({ length: 100_000 }, (_, n) => ({ n, text: `${n} `.repeat(9) }));
    expect(await query("SELECT n, repeat(n || ' ', 9) AS text FROM generate_series(0, 99999) AS n")).toEqual(numbers);
  });

  test('disconnects a client that leaves a transaction open, but only while others wait', async () => {
    const idleMs = 300;
    await server.stop();
    await serve({ idleMs });
    const client = await send(BEGIN, frame('Q', 'CREATE TABLE undone (number int)\0'));
    await new Promise((resolve) => setTimeout(resolve, 3 * idleMs));
    expect(client.socket.closed).toBe(false);
    expect(await query(`SELECT to_regclass('undone') AS undone`)).toEqual([{ undone: null }]);
    expect(client.said).toContain('25P03');
    await client.closed;
    await server.stop();
    await serve();
  });

  test('refuses more than a hundred clients at once', async () => {
    const clients = Array.from({ length: 110 }, open);
    for (const { socket } of clients) socket.write(STARTUP);
    await Promise.all(clients.map((client) => vi.waitFor(() => expect(client.said).not.toBe(''), { timeout: 20_000 })));
    // The client of the test before may not have left yet.
    const refused = clients.filter(({ said }) => said.includes('too many clients')).length;
    expect([10, 11]).toContain(refused);
    for (const { socket } of clients) socket.destroy();
    await Promise.all(clients.map(({ closed }) => closed));
  });
});

describe('startEmbeddedDatabase', () => {
  const socketOf = (databaseUrl: string) => join(new URL(databaseUrl).searchParams.get('host') ?? '', '.s.PGSQL.5432');

  async function readOne(databaseUrl: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return client
      .query('SELECT 1 AS one')
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }

  test('listens in its own closed folder, whatever its name and mode, and after a kill', async () => {
    const data = join(mkdtempSync(join(tmpdir(), 'data-')), 'Ó 50% #1?&');
    await copyEmptyDatabase(join(data, 'db'));
    for (const name of [data, join(data, 'db')]) chmodSync(name, 0o755);
    // What a kill -9 leaves behind.
    writeFileSync(join(data, '.s.PGSQL.5432'), '');
    const started = await startEmbeddedDatabase(join(data, 'db'));
    try {
      expect(await readOne(started.url)).toEqual([{ one: 1 }]);
      expect(socketOf(started.url)).toBe(join(data, '.s.PGSQL.5432'));
      expect(statSync(join(data, 'db')).mode & 0o777).toBe(0o700);
      expect(statSync(socketOf(started.url)).mode & 0o077).toBe(0);
    } finally {
      await started.stop();
    }
    expect(existsSync(join(data, '.s.PGSQL.5432'))).toBe(false);
  });

  test('listens in a closed temporary folder if its own path is too long, and deletes it', async () => {
    const data = join(mkdtempSync(join(tmpdir(), 'data-')), 'x'.repeat(90));
    await copyEmptyDatabase(join(data, 'db'));
    const started = await startEmbeddedDatabase(join(data, 'db'));
    const socket = socketOf(started.url);
    expect(await readOne(started.url)).toEqual([{ one: 1 }]);
    expect(socket.startsWith(tmpdir())).toBe(true);
    expect(statSync(join(socket, '..')).mode & 0o777).toBe(0o700);
    await started.stop();
    expect(existsSync(join(socket, '..'))).toBe(false);
  });

  test('starts again at the same address when its backend fails', async () => {
    const data = mkdtempSync(join(tmpdir(), 'data-'));
    await copyEmptyDatabase(join(data, 'db'));
    vi.stubEnv('DATA_DIR', data);
    vi.stubEnv('DATABASE_URL', '');
    const supervised = await superviseDatabase();
    vi.unstubAllEnvs();
    const client = new pg.Client({ connectionString: supervised.url });
    client.on('error', () => {});
    await client.connect();
    await client.query('CREATE TABLE kept (number int)');
    await expect(client.query(`COPY kept FROM PROGRAM 'id'`)).rejects.toThrow('Connection terminated');
    await vi.waitFor(async () => expect(await readOne(supervised.url)).toEqual([{ one: 1 }]), { timeout: 60_000 });
    await supervised.stop();
  });

  test('says so when the path of the temporary folder is too long as well', async () => {
    const long = join(mkdtempSync(join(tmpdir(), 'data-')), 'x'.repeat(90));
    mkdirSync(long);
    vi.stubEnv('TMPDIR', long);
    await expect(startEmbeddedDatabase(join(long, 'db'))).rejects.toThrow(
      /too long for a Unix socket\. Set DATA_DIR or TMPDIR/,
    );
    vi.unstubAllEnvs();
  });
});
