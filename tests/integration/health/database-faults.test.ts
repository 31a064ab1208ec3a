import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { installQueues } from '@/lib/jobs/install';
import { applyMigrations } from '@/lib/migrations/apply';
import { createDatabaseBeside } from '../../support/database';
import { startMailTrap } from '../../support/mail-trap.mjs';
import { findPostgres, startPostgres } from '../../support/postgres-server.mjs';

const SECRET = 'a-secret-of-the-pager';
const bin = findPostgres();

/** Real faults of a PostgreSQL server, as the site sees them. */
describe.skipIf(!bin)('a PostgreSQL server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alarms-'));
  const told: { event: string; alarm: string }[] = [];
  const outside = globalThis as { prismaPool?: unknown; prismaClient?: unknown };
  const { prismaPool, prismaClient } = outside;
  const stops: (() => unknown)[] = [];
  let webhook: Server;
  let mails: Awaited<ReturnType<typeof startMailTrap>>;
  let admin: pg.Client;
  let name = '';
  let site: Awaited<ReturnType<typeof load>>;
  let now = Date.now();

  /** The site's modules anew, on the database of this test. */
  async function load() {
    Object.assign(outside, { prismaPool: undefined, prismaClient: undefined });
    vi.resetModules();
    const { asReader } = await import('@/lib/db-pool');
    const { db, pool } = await import('@/lib/db');
    const { listFindings, inspect } = await import('@/lib/health/alarms');
    const { createReadiness } = await import('@/lib/health/readiness');
    const { reportWorker } = await import('@/lib/health/heartbeats');
    const { claimAlarms } = await import('@/lib/health/alarm-state');
    const { checkAlarms } = await import('@/lib/health/watch-alarms');
    const { storeLead } = await import('@/lib/leads/commands');
    return {
      asReader,
      db,
      pool,
      listFindings,
      inspect,
      readiness: createReadiness(),
      reportWorker,
      checkAlarms,
      claimAlarms,
      storeLead,
    };
  }

  /** Three processes look, at once, and half a minute later. */
  async function watch(processes = ['one', 'two', 'three']): Promise<void> {
    for (let look = 0; look < 2; look += 1) {
      await Promise.all(processes.map((holder) => site.checkAlarms(holder, { now })));
      now += 31_000;
    }
  }

  beforeAll(async () => {
    const server = await startPostgres(bin ?? '');
    stops.push(server.stop);
    const { url } = await createDatabaseBeside(server.url);
    name = new URL(url).pathname.slice(1);
    await applyMigrations(url);
    await installQueues(url);
    admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    await admin.query('SET default_transaction_read_only = off');
    webhook = createServer(async (request, response) => {
      const body = await text(request);
      const [, at, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(request.headers['x-signature'])) ?? [];
      expect(signature).toBe(createHmac('sha256', SECRET).update(`${at}.${body}`).digest('hex'));
      told.push(JSON.parse(body));
      response.end();
    }).listen(0, '127.0.0.1');
    await once(webhook, 'listening');
    mails = await startMailTrap();
    const settings = {
      DATABASE_URL: url,
      DATA_DIR: folder,
      SMTP_URL: mails.url,
      ALARMS_EMAIL: 'ops@bakery.ie',
      ALARMS_WEBHOOK_URL: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}`,
      ALARMS_WEBHOOK_SECRET: SECRET,
    };
    for (const [variable, value] of Object.entries(settings)) vi.stubEnv(variable, value);
    site = await load();
    stops.unshift(await site.reportWorker());
  });
  afterEach(() => void told.splice(0));
  afterAll(async () => {
    try {
      // Whatever failed above: the files that follow in this worker must not meet this database.
      await admin?.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
      await stops.shift()?.();
      await site?.db.$disconnect();
      await admin?.end();
      for (const stop of stops) await stop();
      webhook?.close();
      await mails?.stop();
      rmSync(folder, { recursive: true });
    } finally {
      vi.unstubAllEnvs();
      Object.assign(outside, { prismaPool, prismaClient });
      vi.resetModules();
    }
  });

  const events = () => told.map(({ event, alarm }) => `${alarm} ${event}`);

  test('that is read-only is told once by three processes, with its remedy, and its end once, also after a restart', async () => {
    await watch();
    expect(events()).toEqual([]);
    await admin.query('ALTER SYSTEM SET default_transaction_read_only = on');
    await admin.query('SELECT pg_reload_conf()');
    await expect
      .poll(() => site.listFindings())
      .toEqual([expect.objectContaining({ alarm: 'database read-only', remedy: expect.stringContaining('primary') })]);
    expect(await site.readiness()).toMatchObject({ isReady: true, checks: { database: 'ok', writes: 'read-only' } });
    await watch();
    await watch();
    expect(events()).toEqual(['database read-only begun']);
    // Who has the right keeps it, whoever else asks at the same moment.
    for (let look = 0; look < 20; look += 1) {
      const claims = await Promise.all(['two', 'one', 'three'].map((holder) => site.claimAlarms(holder)));
      expect(claims.filter(Boolean)).toHaveLength(1);
    }
    await admin.query('ALTER SYSTEM RESET default_transaction_read_only');
    await admin.query('SELECT pg_reload_conf()');
    await expect.poll(() => site.listFindings()).toEqual([]);
    // Restarted: other processes, of which those that were killed have left the right to tell for two minutes.
    now += 121_000;
    await site.pool.query("UPDATE heartbeats SET at = at - interval '121 seconds' WHERE key = 'alarms'");
    await watch(['four', 'five']);
    await watch(['four', 'five']);
    expect(events()).toEqual(['database read-only begun', 'database read-only ended']);
    const sent = await Promise.all(
      readdirSync(mails.folder).map((file) => PostalMime.parse(readFileSync(join(mails.folder, file)))),
    );
    expect(sent.map(({ subject }) => subject).sort()).toEqual([
      'Alarm: database read-only (localhost)',
      'Over: database read-only (localhost)',
    ]);
    expect(sent[0]?.to?.[0]?.address).toBe('ops@bakery.ie');
  });

  test('that refuses connections is told without it, and so is its end', async () => {
    await watch(['four', 'five']);
    await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    await expect
      .poll(async () => {
        await watch(['four', 'five']);
        return events();
      })
      .toEqual(['database unavailable begun']);
    await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await expect.poll(() => site.listFindings()).toEqual([]);
    await expect
      .poll(async () => {
        await watch(['four', 'five']);
        return events();
      })
      .toEqual(['database unavailable begun', 'database unavailable ended']);
  });

  test('with a locked table still stores forms while 25 readers wait for it, and is told which session to end', async () => {
    const locker = new pg.Client({
      connectionString: site.pool.options.connectionString,
      application_name: 'a migration',
    });
    await locker.connect();
    await locker.query('BEGIN; LOCK TABLE blog_posts');
    const readers = Array.from({ length: 25 }, () =>
      site
        .asReader(() => site.db.blogPost.count())
        .then(
          () => 'read',
          (error) => String(error),
        ),
    );
    await expect.poll(() => site.pool.waitingCount + site.pool.totalCount).toBeGreaterThan(5);
    const consent = { consentVersion: 'contact-1', page: '/contact' };
    const stored = site.storeLead({
      kind: 'contact',
      name: 'Mary',
      email: 'mary@bakery.ie',
      message: 'Hi',
      ...consent,
    });
    expect(await stored).toMatchObject({ isNew: true });
    const [finding] = await site.listFindings();
    expect(finding).toMatchObject({
      alarm: 'tables locked',
      what: expect.stringMatching(/^Session \d+ \(a migration\) has locked blog_posts for \d+ seconds?: /),
    });
    expect(await site.readiness()).toMatchObject({ isReady: true, checks: { writes: 'locked' } });
    const [, ended] = /(pg_terminate_backend\(\d+\))/.exec(finding?.remedy ?? '') ?? [];
    expect(await Promise.race(readers)).toMatch(/lock/);
    locker.on('error', () => undefined);
    await admin.query(`SELECT ${ended}`);
    await expect.poll(() => site.listFindings()).toEqual([]);
    await Promise.all(readers);
  });
});
