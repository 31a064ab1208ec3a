import { expect, test } from '@playwright/test';
import { callAction } from '../support/call-action';
import { type OwnSite, startOwnSite } from '../support/own-site';

// Starts a separate site, whose database is stopped and started again.
const METRICS_TOKEN = 'a-token-for-this-test';
let site: OwnSite;
let admin: Record<string, string>;

const pages = ['/', '/about', '/contact', '/blog', '/blog/ai-automation-guide-irish-restaurants'];
const ask = (path: string, options: RequestInit = {}) => fetch(site.url + path, options);
const status = async (path: string) => (await ask(path)).status;

const lead = { name: 'Mary', email: 'mary@bakery.example', message: 'Do you do bakeries?' };
const send = () => callAction(`${site.url}/contact`, 'sendMessage', lead, { 'X-Forwarded-For': '192.0.2.1' });
const savePost = () =>
  ask('/api/blog/posts', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...admin },
    body: JSON.stringify({
      writeId: '6f0b6d0e-7f3f-4c38-9a61-7d9c6f0f2b11',
      title: 'After the fault',
      slug: 'after-the-fault',
      excerpt: '',
      content: 'Words.',
      author: 'Admin',
      category: 'Business',
      tags: [],
      publishedAt: '2026-01-05T09:00',
      status: 'published',
    }),
  });

let failed: { requestId: string | null; html: string };

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startOwnSite({ METRICS_TOKEN });
  admin = await site.adminHeaders();
  for (const path of pages) expect(await status(path), path).toBe(200);
  await expect.poll(() => status('/api/health/ready')).toBe(200);
  await expect.poll(() => status('/api/health/alarms')).toBe(200);
});
test.afterAll(() => site.stop());

test('database outage › serves cached pages and explains what fails', async () => {
  await site.stopDatabase();
  expect(await status('/api/health')).toBe(200);
  expect(await status('/api/health/ready'), 'it can serve what it has').toBe(200);
  const alarms = await ask('/api/health/alarms');
  expect([alarms.status, await alarms.json()], 'strangers').toEqual([503, { status: 'not ok' }]);
  const told = await ask('/api/health/alarms', { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  expect(await told.json()).toEqual({ status: 'not ok', alarms: ['database unavailable'] });
  for (const path of pages) expect(await status(path), path).toBe(200);

  const sent = await send();
  expect(sent.status).toBe(200);
  expect(sent.body).toContain('"status":"failed"');
  expect(sent.body).toContain(lead.message);

  const answers = [savePost(), ask('/api/scraper/runs', { headers: admin })];
  for (const answer of await Promise.all(answers)) {
    expect(answer.status, answer.url).toBe(503);
    expect(answer.headers.get('content-type'), answer.url).toBe('application/problem+json');
    expect((await answer.json()).detail).toMatch(/try again/);
  }
  const missing = await ask('/blog/never-asked-for');
  expect(missing.status).toBeGreaterThanOrEqual(500);
  expect(await missing.text()).toContain('This page didn’t load');

  const headers = { 'User-Agent': 'A browser of Mary', 'X-Forwarded-For': '203.0.113.77' };
  const broken = await ask('/blog?q=words-of-mary', { headers });
  expect(broken.status).toBe(503);
  failed = { requestId: broken.headers.get('x-request-id'), html: await broken.text() };
});

test('database outage › ends without a restart', async () => {
  await site.startDatabase();
  await expect.poll(() => status('/api/health/alarms')).toBe(200);
  expect((await send()).body).toContain('"status":"done"');
  expect((await savePost()).status).toBe(200);
  expect(await (await ask('/blog')).text()).toContain('After the fault');
  expect(await status('/blog/after-the-fault')).toBe(200);
  expect(await status('/blog/never-asked-for')).toBe(404);
  const mails = async () =>
    (await site.sql("SELECT count(*)::int AS count FROM mails WHERE status = 'sent'"))[0]?.count;
  await expect.poll(mails, { message: 'the background work goes on too' }).toBe(2);
});

test('error number, request id and log line › refer to each other', async () => {
  await site.stop();
  const number = /Error number <code>(\w+)</.exec(failed.html)?.[1];
  expect(number).toBeTruthy();
  const lines = site.said.join('').split('\n');
  const line = lines.map((one) => (one.startsWith('{') ? JSON.parse(one) : {})).find(({ id }) => id === number);
  expect(line).toMatchObject({ msg: 'request failed', requestId: failed.requestId, path: '/blog', level: 50 });
  expect(JSON.stringify(line)).not.toMatch(/mary|203\.0\.113\.77/i);
});
