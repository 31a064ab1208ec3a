import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type APIRequestContext, request as requests } from '@playwright/test';
import { freePort } from '../../scripts/support/database.mjs';
import { startWeb } from '../../scripts/support/services.mjs';
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy';
import { interruptRequests } from '../support/interrupted-requests';
import { seededRandom } from '../support/seeded-random';
import { makeAccount, PASSWORD, sql } from './accounts';
import { makeLiveAgent } from './live-agent';
import { expect, test } from './test';

// Starts a second web process on the database of the site under test, like another machine whose clock was corrected after its start.
type Web = Awaited<ReturnType<typeof startWeb>>;
let other: Web;
let otherUrl: string;
let database: DatabaseProxy;
let firstStatus: number;
let renderedAgain: number;
const said: string[] = [];

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ baseURL }) => {
  const port = await freePort();
  const keep = { write: (chunk: unknown) => void said.push(String(chunk)) };
  otherUrl = `http://localhost:${port}`;
  database = await startDatabaseProxy(process.env.DATABASE_URL ?? '');
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    SITE_URL: baseURL,
    NEXTAUTH_SECRET: 'only-for-tests-'.repeat(3),
    REQUEST_LIMIT: '1000000',
    WARM_UP_FIRST: '1',
    NODE_OPTIONS: `--import=${pathToFileURL('tests/support/corrected-clock.mjs')}`,
  };
  other = await startWeb('start', port, env, { output: { stdout: keep, stderr: keep } });
  firstStatus = (await fetch(`${otherUrl}/api/health/ready`)).status;
  // A column that rendering the list of posts would read.
  database.holdResponses('slug');
  await fetch(`${otherUrl}/blog`, { signal: AbortSignal.timeout(5_000) }).catch(() => {});
  renderedAgain = database.heldResponses();
  database.resume();
});
test.afterAll(async () => {
  await other.stop();
  await database.stop();
});

/** Irish clock time as the editor sends it. */
const clock = (moment: Date) =>
  moment.toLocaleString('sv-SE', { timeZone: 'Europe/Dublin' }).slice(0, 16).replace(' ', 'T');

async function bearer(request: APIRequestContext, email: string): Promise<Record<string, string>> {
  const answer = await request.post('/api/auth/token', {
    data: { grant_type: 'password', email, password: PASSWORD },
  });
  return { Authorization: `Bearer ${(await answer.json()).access_token}` };
}

const fieldsOf = (slug: string, title: string) => ({
  writeId: crypto.randomUUID(),
  title,
  slug,
  excerpt: 'Two processes, one truth: what an admin publishes is there for everyone at once.',
  content: 'Words that stay as they are.',
  category: 'Business',
  tags: [],
  author: 'Admin',
  publishedAt: clock(new Date(Date.now() - 60_000)),
  status: 'published',
});

/** Publishes a post. Returns a function that saves it with another title. */
async function publishPost(request: APIRequestContext, slug: string, title: string) {
  const headers = await bearer(request, await makeAccount('admin'));
  const created = await request.post('/api/blog/posts', { headers, data: fieldsOf(slug, title) });
  expect(created.status(), await created.text()).toBeLessThan(300);
  let { post } = await created.json();
  return async (newTitle: string) => {
    const data = { expectedVersion: post.version, ...fieldsOf(slug, newTitle) };
    const saved = await request.put(`/api/blog/posts/${post.id}`, { headers, data });
    expect(saved.status(), await saved.text()).toBe(200);
    post = (await saved.json()).post;
  };
}

test('start › with WARM_UP_FIRST, refuses connections until its main pages are rendered, and keeps them', () => {
  expect(firstStatus).toBe(200);
  expect(renderedAgain).toBe(0);
});

test('cache invalidation › reaches the other process with the next request', async ({ request }) => {
  const otherProcess = await requests.newContext({ baseURL: otherUrl });
  const slug = `two-processes-${Date.now()}`;
  const save = await publishPost(request, slug, 'Title 0');
  for (let round = 1; round <= 3; round += 1) {
    const article = await (await otherProcess.get(`/blog/${slug}`)).text();
    expect(article).toContain(`Title ${round - 1}`);
    expect(await (await otherProcess.get('/api/rss')).text()).toContain(`Title ${round - 1}`);
    await save(`Title ${round}`);
  }
  await otherProcess.dispose();
});

test('cache invalidation › gives no request a page whose rendering began before the change', async ({ request }) => {
  const slug = `slow-rendering-${Date.now()}`;
  const [before, after] = [`Before ${slug}`, `After ${slug}`];
  const save = await publishPost(request, slug, before);
  const heading = async () => /<h1.*?>(.*?)</.exec(await (await request.get(`${otherUrl}/blog/${slug}`)).text())?.[1];
  database.holdResponses(before);
  const early = heading();
  await expect.poll(() => database.heldResponses()).toBeGreaterThan(0);
  await save(after);
  const late = heading();
  // By then the other process has noticed the change.
  await request.get(`${otherUrl}/about`);
  database.resume();
  expect(await Promise.all([early, late])).toEqual([after, after]);
  expect(await heading()).toBe(after);
});

test('cache invalidation › detects writes by others, after which Next caches pages again', async ({ request }) => {
  const slug = 'ai-automation-guide-irish-restaurants';
  const [before] = await sql('SELECT title FROM blog_posts WHERE slug = $1', [slug]);
  for (const title of ['Written otherProcess', String(before?.title)]) {
    await request.get(`/blog/${slug}`);
    await sql('UPDATE blog_posts SET title = $2 WHERE slug = $1', [slug, title]);
    for (const base of ['', otherUrl])
      await expect.poll(async () => (await request.get(`${base}/blog/${slug}`)).text()).toContain(title);
  }
  const data = () => request.get(`${otherUrl}/blog/${slug}`, { headers: { RSC: '1' } });
  await expect.poll(async () => (await data()).headers()['x-nextjs-cache']).toBe('HIT');
});

test('sessions › are shared by both processes', async ({ request }) => {
  const headers = await bearer(request, await makeAccount());
  const runs = `${otherUrl}/api/scraper/runs`;
  expect((await request.get(runs, { headers })).status()).toBe(200);
  await request.delete('/api/auth/token', { headers });
  expect((await request.get(runs, { headers })).status()).toBe(401);
});

test('a chat › streams from one process what is stored by the other', async ({ request }) => {
  const { key } = await makeLiveAgent({});
  const headers = { Authorization: `Bearer ${randomBytes(32).toString('base64url')}` };
  const write = (text: string) =>
    request.post(`/api/chat/${key}/messages`, { headers, data: { id: crypto.randomUUID(), text } });
  expect((await write('Hello')).status()).toBe(200);
  const closed = new AbortController();
  const stream = await fetch(`${otherUrl}/api/chat/${key}/events`, { headers, signal: closed.signal });
  let heard = '';
  const listening = (async () => {
    for await (const chunk of stream.body ?? []) heard += Buffer.from(chunk).toString();
  })().catch(() => undefined);
  await expect.poll(() => heard).toContain('"text":"Hello"');
  await write('Do you bake birthday cakes?');
  await expect.poll(() => heard).toContain('birthday cakes?');
  await expect.poll(() => heard.match(/"author":"agent"/g)?.length).toBe(2);
  closed.abort();
  await listening;
});

const SEED = Number(process.env.FAULT_SEED ?? 16);
/** Set FAULT_REQUESTS=1000 for a thorough run. */
const REQUESTS_PER_URL = Number(process.env.FAULT_REQUESTS ?? 10);

const scripts = readdirSync('.next/static/chunks').filter((name) => name.endsWith('.js'));
const paths = [
  '/',
  '/services',
  '/blog',
  '/blog/ai-automation-guide-irish-restaurants',
  '/blog?q=restaurant',
  '/auth',
  '/api/rss',
  '/services.md',
  '/sitemap.xml',
  '/api/health',
  '/api/health/ready',
  '/og/page/home',
  '/icon.svg',
  '/icon-192.png',
  '/nowhere-at-all',
  ...scripts.slice(0, 4).map((name) => `/_next/static/chunks/${name}`),
];

async function timeRequest(url: URL): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - started };
}

test(`web server › survives ${REQUESTS_PER_URL} interrupted requests to each kind of URL (seed ${SEED})`, async () => {
  const before = said.length;
  // Every write to the posts makes all cached pages stale.
  await sql('UPDATE blog_posts SET title = title WHERE id = (SELECT id FROM blog_posts LIMIT 1)');
  const urls = paths.map((path) => new URL(path, otherUrl));
  await interruptRequests(urls, REQUESTS_PER_URL, seededRandom(SEED));
  for (const url of urls) {
    // On a very busy machine a page may take longer than its limit, which is answered with 503.
    await expect.poll(async () => (await timeRequest(url)).status).not.toBe(503);
    expect((await timeRequest(url)).status, url.pathname).toBe(url.pathname === '/nowhere-at-all' ? 404 : 200);
    // Not at the first attempt, since other tests share the machine.
    await expect.poll(async () => (await timeRequest(url)).ms, url.pathname).toBeLessThan(1_000);
  }
  const lines = said
    .slice(before)
    .join('')
    .split('\n')
    .filter((line) => !line.includes('Rendering took longer than'));
  expect(lines.join('\n')).not.toMatch(/Unhandled|request failed in the server|rendering failed/);
});

test('graceful shutdown › reports 503, finishes requests and exits within ten seconds', async ({ request }) => {
  expect((await request.get(`${otherUrl}/api/health/ready`)).status()).toBe(200);
  const underWay = Array.from({ length: 10 }, (_, index) => request.get(`${otherUrl}/blog?q=restaurant${index}`));
  await Promise.any(underWay);
  const before = said.length;
  const stopping = other.stop();
  const statuses = (await Promise.all(underWay)).map((response) => response.status());
  expect(statuses).toEqual(Array(10).fill(200));
  expect(await stopping, 'after ten seconds it would have been killed').toBe('exited with code 0');
  expect(said.slice(before).join('')).not.toMatch(/Error|Unhandled/);
});
