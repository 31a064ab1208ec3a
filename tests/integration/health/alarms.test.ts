import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as readAlarms } from '@/app/api/health/alarms/route';
import { GET as readReady } from '@/app/api/health/ready/route';
import { GET as readMetrics } from '@/app/api/metrics/route';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { listAlarms, listFindings } from '@/lib/health/alarms';
import { findWorkers, reportBackup, reportWorker } from '@/lib/health/heartbeats';
import { enqueue } from '@/lib/jobs/enqueue';
import { freePort } from '../../../scripts/support/database.mjs';
import { emptyTables } from '../../support/empty-tables';
import { proseOf } from '../../support/prose';

const TOKEN = 'a-token-for-this-test';
const original = { ...env };
let stopReporting = async () => {};
let elapsed = 0;

beforeEach(async () => {
  await emptyTables();
  // Other files leave jobs in the database that they share.
  await db.$executeRaw`DELETE FROM pgboss.job`;
  stopReporting = await reportWorker();
  forgetExternalChecks();
});
afterEach(async () => {
  await stopReporting();
  Object.assign(env, original);
  vi.useRealTimers();
});

const queueMail = (createdAt: Date) =>
  db.mail.create({ data: { kind: 'contactReceipt', recipient: 'mary@bakery.ie', createdAt } });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const ageHeartbeats = (hours: number) =>
  db.$executeRaw`UPDATE heartbeats SET at = at - make_interval(secs => ${hours * 3600}::float8)`;
/** As if the results of the last checks of other machines were old. */
function forgetExternalChecks(): void {
  elapsed += 2 * 3_600_000;
  vi.useFakeTimers({ toFake: ['performance'] }).advanceTimersByTime(elapsed);
}

/** Serves https with a certificate of its own, which no browser trusts. */
async function serveSelfSigned() {
  const read = (name: string) => readFileSync(`tests/fixtures/tls/${name}.pem`);
  const server = createServer({ key: read('self-signed-key'), cert: read('self-signed') }).listen(0, '127.0.0.1');
  await vi.waitFor(() => expect(server.listening).toBe(true));
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

test.each([
  ['/api/health/alarms', readAlarms, 'not ok', { alarms: ['no worker'] }],
  ['/api/health/ready', readReady, 'ready', { checks: { database: 'ok', jobs: 'no worker' } }],
])('%s › tells strangers a word, and who has METRICS_TOKEN what it is about', async (path, handle, status, details) => {
  await stopReporting();
  const read = async (authorization?: string) => {
    const headers = new Headers(authorization ? { authorization } : {});
    return (await handle(new Request(`https://bakery.ie${path}`, { headers }))).json();
  };
  env.metricsToken = TOKEN;
  for (const wrong of [undefined, '', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN, `Basic ${TOKEN}`])
    expect(await read(wrong)).toEqual({ status });
  expect(await read(`Bearer ${TOKEN}`)).toMatchObject({ status, ...details });
  env.metricsToken = undefined;
  expect(await read('Bearer undefined')).toEqual({ status });
});

describe('listAlarms', () => {
  test('is empty when nothing is wrong', async () => {
    await queueMail(minutesAgo(9));
    expect(await listAlarms()).toEqual([]);
  });

  test('names delayed mail, and that no worker reports', async () => {
    await ageHeartbeats(0.1);
    await queueMail(minutesAgo(11));
    expect(await listAlarms()).toEqual(['no worker', 'mail delayed']);
  });

  test('names one missing worker of two, but none after a graceful shutdown', async () => {
    await stopReporting();
    env.port = 3001;
    const stopSecond = await reportWorker();
    await ageHeartbeats(0.1);
    env.port = 3002;
    stopReporting = await reportWorker();
    expect(await listFindings()).toEqual([
      expect.objectContaining({
        alarm: 'worker missing',
        what: expect.stringMatching(/^1 worker stopped reporting: .+:3001\.$/),
      }),
    ]);
    await stopSecond();
    expect(await listAlarms()).toEqual([]);
  });

  test('names a mail server and a bucket that are away', async () => {
    const port = await freePort();
    env.smtpUrl = `smtp://127.0.0.1:${port}`;
    env.s3 = {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'images',
      region: 'auto',
      accessKeyId: 'a',
      secretAccessKey: 'b',
    };
    expect(await listAlarms()).toEqual(['mail server unavailable', 'bucket unavailable']);
  });

  test('names a certificate that browsers reject', async () => {
    const { url, stop } = await serveSelfSigned();
    Object.assign(env, { siteUrl: url, backupMaxAgeHours: 0 });
    expect(await listAlarms()).toEqual(['certificate expiring']);
    stop();
  });

  test('names a backup that is older than BACKUP_MAX_AGE_HOURS', async () => {
    env.siteUrl = 'http://shop.example';
    env.smtpUrl = undefined;
    await reportBackup();
    expect(await listAlarms()).not.toContain('backup overdue');
    await ageHeartbeats(27);
    expect(await listAlarms()).toContain('backup overdue');
    env.backupMaxAgeHours = 48;
    expect(await listAlarms()).not.toContain('backup overdue');
  });

  test('names a clock that differs from the database’s', async () => {
    const now = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 6_000);
    expect(await listFindings()).toEqual([
      expect.objectContaining({ what: 'The clock of this machine is 6 seconds ahead of that of the database.' }),
    ]);
  });
});

describe('GET /api/metrics', () => {
  const request = (token?: string) =>
    readMetrics(
      new Request('http://localhost/api/metrics', { headers: token ? { Authorization: `Bearer ${token}` } : {} }),
    );

  test('is not found without METRICS_TOKEN, and unauthorized without the right token', async () => {
    env.metricsToken = undefined;
    expect((await request()).status).toBe(404);
    env.metricsToken = TOKEN;
    expect((await request()).status).toBe(401);
    expect((await request('wrong')).status).toBe(401);
  });

  test('reports alarms, job queues, mails, scraper runs, connections and memory, also at zero', async () => {
    env.metricsToken = TOKEN;
    await queueMail(minutesAgo(15));
    await db.$transaction((tx) => enqueue(tx, 'mail', { mailId: '00000000-0000-4000-8000-000000000000' }));
    const response = await request(TOKEN);
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await response.text();
    expect(text).toContain('alarm{alarm="mail delayed"} 1');
    expect(text).toContain('alarm{alarm="disk full"} 0');
    expect(text).toContain('jobs_queued{queue="mail",state="created"} 1');
    expect(text).toContain('jobs_queued{queue="crawl",state="active"} 0');
    expect(text).toContain('mails{status="queued"} 1');
    expect(text).toContain('mails{status="failed"} 0');
    expect(text).toContain('scraper_runs{status="running"} 0');
    const age = Number(/mails_oldest_age_seconds\{status="queued"\} (\S+)/.exec(text)?.[1]);
    expect(age).toBeGreaterThanOrEqual(899);
    expect(text).toMatch(/database_connections\{state="total"\} [1-9]/);
    expect(text).toMatch(/process_resident_memory_bytes \d+/);
    expect(text).toContain('# TYPE http_requests_total counter');
  });
});

describe('findWorkers', () => {
  const reporting: (() => Promise<void>)[] = [];
  /** Reports, until the end of the test. */
  const report = async () => void reporting.push(await reportWorker());
  beforeEach(() => stopReporting());
  afterEach(async () => {
    for (const stop of reporting.splice(0)) await stop();
  });

  test('takes a worker to be missing after the seconds that the documents say, and forgets it after a day', async () => {
    const operations = proseOf('docs/operations.md');
    const seconds = Number(/has not reported for (\d+) seconds/.exec(operations)?.[1]);
    env.port = 3001;
    await report();
    env.port = 3002;
    /** Lets time pass that only the second worker reports after. */
    const pass = async (past: number) => {
      await ageHeartbeats(past / 3_600);
      await report();
    };
    await pass(seconds - 10);
    expect(await findWorkers()).toEqual({ alive: 2, missing: [] });
    const missing = { alive: 1, missing: [expect.stringMatching(/:3001$/)] };
    await pass(20);
    expect(await findWorkers()).toEqual(missing);
    await pass(23.8 * 3_600);
    expect(await findWorkers()).toEqual(missing);
    await pass(0.2 * 3_600);
    expect(await findWorkers()).toEqual({ alive: 1, missing: [] });
  });

  test('knows a worker again within half a minute of a report that failed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    await report();
    await ageHeartbeats(0.1);
    expect(await findWorkers()).toMatchObject({ alive: 0 });
    vi.advanceTimersByTime(30_000);
    await expect.poll(findWorkers).toMatchObject({ alive: 1 });
  });
});
