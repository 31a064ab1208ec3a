import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { GET as readMetrics } from '@/app/api/metrics/route';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { listAlarms } from '@/lib/health/alarms';
import { enqueue } from '@/lib/jobs/enqueue';
import { emptyTables } from '../../support/empty-tables';

const TOKEN = 'a-token-for-this-test';
const originalToken = env.metricsToken;

beforeEach(async () => {
  await emptyTables();
  // Other files leave jobs in the database that they share.
  await db.$executeRaw`DELETE FROM pgboss.job`;
  await db.$executeRaw`UPDATE pgboss.version SET maintained_on = now()`;
});
afterAll(async () => {
  env.metricsToken = originalToken;
});

const queueMail = (createdAt: Date) =>
  db.mail.create({ data: { kind: 'contactReceipt', recipient: 'mary@bakery.ie', createdAt } });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('listAlarms', () => {
  test('is empty when nothing is wrong', async () => {
    await queueMail(minutesAgo(9));
    expect(await listAlarms()).toEqual([]);
  });

  test('names a missing worker and delayed mail', async () => {
    await db.$executeRaw`UPDATE pgboss.version SET maintained_on = now() - interval '3 minutes'`;
    await queueMail(minutesAgo(11));
    expect(await listAlarms()).toEqual(['no worker', 'mail delayed']);
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

  test('reports job queues, mails, scraper runs, connections and memory', async () => {
    env.metricsToken = TOKEN;
    await queueMail(minutesAgo(5));
    await db.$transaction((tx) => enqueue(tx, 'mail', { mailId: '00000000-0000-4000-8000-000000000000' }));
    const response = await request(TOKEN);
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await response.text();
    expect(text).toContain('jobs_queued{queue="mail",state="created"} 1');
    expect(text).toContain('mails{status="queued"} 1');
    const age = Number(/mails_oldest_age_seconds\{status="queued"\} (\S+)/.exec(text)?.[1]);
    expect(age).toBeGreaterThanOrEqual(299);
    expect(text).toMatch(/database_connections\{state="total"\} [1-9]/);
    expect(text).toMatch(/process_resident_memory_bytes \d+/);
    expect(text).toContain('# TYPE http_requests_total counter');
  });
});
