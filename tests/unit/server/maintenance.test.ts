import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { compose, createContext } from '@/lib/server/compose';
import { createAdminCheck, maintenance } from '@/lib/server/maintenance';
import { createRender } from '@/lib/server/render';
import { listen, startChain } from '../../support/chain-server';

const file = join(mkdtempSync(join(tmpdir(), 'maintenance-')), 'maintenance');
let site: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  const handle = compose([
    maintenance({
      file,
      checkIntervalMs: 0,
      countRequest: (_context, next) => next(),
      isAdmin: async ({ headers }) => {
        if (headers.cookie === 'broken') throw new Error('The database is away.');
        return headers.cookie === 'admin';
      },
    }),
    ({ response }) => void response.end('served'),
  ]);
  site = await listen(createServer((request, response) => void handle(createContext(request, response))));
});
afterAll(() => site.close());
beforeEach(() => rmSync(file, { force: true }));

const begin = (minutes: number) => writeFileSync(file, new Date(Date.now() + minutes * 60_000).toISOString());
const status = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(site.url + path, { headers })).status;

describe('maintenance', () => {
  test('serves everybody before it begins and after it has ended', async () => {
    expect(await status('/about')).toBe(200);
    begin(10);
    expect(await status('/about')).toBe(503);
    rmSync(file);
    expect(await status('/about')).toBe(200);
  });

  test('responds with a page that says when to come back and what happens to forms', async () => {
    begin(30);
    const response = await fetch(`${site.url}/contact`, { method: 'POST', body: 'name=Mary' });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(29 * 60);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(30 * 60);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('your text is still there');
  });

  test.each([
    ['2026-07-01T10:30:00Z', 'We expect to be back at 11:30, Irish time.'],
    ['2026-07-02T10:30:00Z', 'We expect to be back at 11:30 on 2 July 2026, Irish time.'],
    ['2026-07-01T09:00:00Z', 'We’ll be back shortly.'],
  ])('says on the page when maintenance is expected to end: %s', async (end, sentence) => {
    vi.useFakeTimers({ now: new Date('2026-07-01T10:00:00Z'), toFake: ['Date'] });
    try {
      writeFileSync(file, end);
      const page = await (await fetch(`${site.url}/contact?from=blog`)).text();
      expect(page).toContain(sentence);
      expect(page).toContain('<a href="">Try again</a>');
    } finally {
      vi.useRealTimers();
    }
  });

  test('responds to programs with problem JSON', async () => {
    begin(10);
    const response = await fetch(`${site.url}/api/blog/posts`);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 503 });
  });

  test.each(['-5', 'soon'])('sets Retry-After to a minute if the expected end is %s', async (end) => {
    if (end === 'soon') writeFileSync(file, end);
    else begin(Number(end));
    expect((await fetch(site.url)).headers.get('retry-after')).toBe('60');
  });

  test('serves admins, and nobody if the role cannot be checked', async () => {
    begin(10);
    expect(await status('/', { cookie: 'admin' })).toBe(200);
    expect(await status('/', { cookie: 'user' })).toBe(503);
    expect(await status('/', { cookie: 'broken' })).toBe(503);
  });

  test.each(['/auth', '/api/auth/session', '/api/health', '/api/health/ready', '/api/metrics', '/icon.svg'])(
    'leaves %s available',
    async (path) => {
      begin(10);
      expect(await status(path)).toBe(200);
    },
  );

  test.each(['/authors', '/api/healthy'])('does not leave %s available', async (path) => {
    begin(10);
    expect(await status(path)).toBe(503);
  });
});

describe('createAdminCheck', () => {
  const asked: (string | undefined)[] = [];
  const check = createAdminCheck(
    createRender(async ({ url, headers }, response) => {
      asked.push(`${url} ${headers.host} ${headers.cookie}`);
      response.writeHead(headers.cookie === 'session=of-an-admin' ? 204 : 404).end();
    }),
    'example.ie',
  );
  const request = (headers: Record<string, string>) => ({ headers }) as Parameters<typeof check>[0];

  test('puts the credentials alone to the application', async () => {
    expect(await check(request({ cookie: 'session=of-an-admin', accept: 'text/html' }))).toBe(true);
    expect(await check(request({ cookie: 'theme=dark' }))).toBe(false);
    expect(asked).toEqual([
      '/api/internal/admin example.ie session=of-an-admin',
      '/api/internal/admin example.ie theme=dark',
    ]);
  });
});

test('maintenance › counts requests with credentials before it asks who sent them, and each only once', async () => {
  begin(10);
  const asked: (string | undefined)[] = [];
  const chain = await startChain(
    (request, response) => {
      asked.push(request.url);
      response.writeHead(request.headers.cookie === 'admin' ? 204 : 404).end();
    },
    { maintenanceFile: file, requestPolicy: { points: 4, windowMs: 60_000 } },
  );
  const send = async (headers: Record<string, string>) => (await fetch(`${chain.url}/account`, { headers })).status;
  const sendMany = async (headers: Record<string, string>, count: number) => {
    const statuses: number[] = [];
    for (let sent = 0; sent < count; sent += 1) statuses.push(await send(headers));
    return statuses;
  };
  expect(await sendMany({}, 10), 'without credentials, nobody is asked and nothing counted').toEqual(
    Array(10).fill(503),
  );
  expect(asked).toEqual([]);
  expect(await sendMany({ cookie: 'admin' }, 2)).toEqual([204, 204]);
  expect(asked).toEqual(['/api/internal/admin', '/account', '/api/internal/admin', '/account']);
  expect(await sendMany({ cookie: 'theme=dark' }, 4)).toEqual([503, 503, 429, 429]);
  expect(asked).toHaveLength(6);
  chain.close();
});
