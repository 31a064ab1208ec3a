import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { storeLead } from '@/lib/leads/commands';
import { deliverWebhook } from '@/lib/leads/webhook';
import { emptyTables } from '../../support/empty-tables';

const SECRET = 'a shared secret of ours';
const form = {
  kind: 'contact',
  name: 'Mary',
  email: 'mary@bakery.ie',
  message: 'Hello',
  consentVersion: 'contact-1',
  page: '/contact',
} as const;

type Call = { headers: IncomingMessage['headers']; body: string };

let status = 200;
const calls: Call[] = [];
const crm = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    calls.push({ headers: request.headers, body });
    response.writeHead(status).end();
  });
});

beforeEach(async () => {
  await emptyTables();
  await db.$executeRaw`DELETE FROM pgboss.job`;
  await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve));
  env.leads.webhookUrl = `http://127.0.0.1:${(crm.address() as AddressInfo).port}/leads`;
  env.leads.webhookSecret = SECRET;
  status = 200;
  calls.length = 0;
});

afterEach(async () => {
  env.leads.webhookUrl = undefined;
  await new Promise((resolve) => crm.close(resolve));
});

test('webhook › posts a lead once, with a signature and an idempotency key', async () => {
  const { id } = await storeLead(form);
  expect(await db.$queryRaw`SELECT data FROM pgboss.job WHERE name = 'leadWebhook'`).toEqual([
    { data: { leadId: id } },
  ]);
  await deliverWebhook(id);
  await deliverWebhook(id);
  expect(calls).toHaveLength(1);
  const { headers, body } = calls[0] as Call;
  expect(JSON.parse(body)).toMatchObject({ id, name: 'Mary', email: 'mary@bakery.ie', message: 'Hello' });
  expect(headers['idempotency-key']).toBe(id);
  const [, seconds = '', digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-signature'])) ?? [];
  expect(createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex')).toBe(digest);
});

test('webhook › retries a failing CRM and shows the error on the lead', async () => {
  const { id } = await storeLead(form);
  status = 503;
  await expect(deliverWebhook(id)).rejects.toThrow('503');
  expect(await db.lead.findUnique({ where: { id } })).toMatchObject({
    webhookError: 'The CRM responded with status 503.',
  });
  status = 204;
  await deliverWebhook(id);
  expect(await db.lead.findUnique({ where: { id } })).toMatchObject({
    webhookError: null,
    webhookSentAt: expect.any(Date),
  });
});

test('webhook › queues nothing if it is not configured', async () => {
  env.leads.webhookUrl = undefined;
  await storeLead(form);
  expect(await db.$queryRaw`SELECT 1 FROM pgboss.job WHERE name = 'leadWebhook'`).toEqual([]);
});
