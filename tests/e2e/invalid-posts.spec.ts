import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './test';

const pages = ['/free-trial', '/contact', '/'];
const multipart = 'multipart/form-data; boundary=XX';
const field = (name: string, value = '') =>
  `--XX\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const end = '--XX--\r\n';

/** Request bodies with the expected status. */
const posts: { what: string; type: string; body: string; status: number; headers?: Record<string, string> }[] = [
  { what: 'five megabytes', type: multipart, body: field('message', 'x'.repeat(5_000_000)) + end, status: 413 },
  { what: 'JSON', type: 'application/json', body: '{"name":"Mary"}', status: 415 },
  { what: 'plain text', type: 'text/plain', body: 'hello', status: 415 },
  { what: 'a urlencoded form', type: 'application/x-www-form-urlencoded', body: 'name=Mary', status: 415 },
  { what: 'a form without boundary', type: 'multipart/form-data', body: 'hello', status: 400 },
  { what: 'a form that breaks off', type: multipart, body: field('name', 'Mary').slice(0, -9), status: 400 },
  { what: 'a form for no action', type: multipart, body: field('name', 'Mary') + end, status: 400 },
  { what: 'an action nobody knows', type: multipart, body: field(`$ACTION_ID_${'0'.repeat(42)}`) + end, status: 409 },
  {
    what: 'a call of an action nobody knows',
    type: 'text/plain',
    body: '[]',
    status: 409,
    headers: { 'next-action': '0'.repeat(42) },
  },
  {
    what: 'a call of an unknown action with broken arguments',
    type: 'text/plain',
    body: 'hello',
    status: 409,
    headers: { 'next-action': '0'.repeat(42) },
  },
];

const send = (http: APIRequestContext, path: string, { type, body, headers }: (typeof posts)[number]) =>
  http.post(path, { data: Buffer.from(body), headers: { 'content-type': type, ...headers } });

for (const path of pages) {
  test(`${path} › responds to unreadable bodies with a plain page`, async ({ request }) => {
    for (const post of posts) {
      const response = await send(request, path, post);
      expect.soft(response.status(), post.what).toBe(post.status);
      expect.soft(await response.text(), post.what).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
    }
  });
}

test('cross-origin form › is rejected', async ({ request, baseURL }) => {
  const html = await (await request.get('/contact')).text();
  // The page has more than one form.
  const form = html.match(/<form.*?<\/form>/gs)?.find((markup) => markup.includes('#contact-form')) ?? '';
  const hidden = [...form.matchAll(/name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g)].map(([, name = '', value = '']) =>
    field(name, value.replaceAll('&quot;', '"')),
  );
  const body = `${hidden.join('')}${field('name', 'Mary')}${end}`;
  const from = (origin: string) =>
    send(request, '/contact', { what: '', type: multipart, body, status: 0, headers: { origin } });
  expect((await from('https://elsewhere.example')).status()).toBe(403);
  expect((await from('null')).status()).toBe(403);
  expect((await from(new URL(baseURL ?? '').origin)).status()).toBe(200);
});

test('next-auth › receives only parseable bodies', async ({ request }) => {
  const post = (type: string, body: string) =>
    request.post('/api/auth/callback/credentials', {
      data: Buffer.from(body),
      headers: { 'content-type': type },
      maxRedirects: 0,
    });
  expect((await post('application/json', '{"a":1,}')).status()).toBe(400);
  expect((await post('application/json', '['.repeat(5_000))).status()).toBe(400);
  expect((await post('multipart/form-data', 'hello')).status()).toBe(415);
  expect((await post('application/json', JSON.stringify({ a: 'x'.repeat(30_000) }))).status()).toBe(413);
  expect((await post('application/json', '{"csrfToken":{"a":1},"email":[1]}')).status()).toBeLessThan(500);
});

test('POST › is rejected for static files and internal statuses', async ({ request }) => {
  for (const path of ['/_next/data/build/index.json', '/_next/image?url=%2Ficon.svg&w=64&q=75'])
    expect((await request.post(path, { data: '[]', headers: { 'next-action': '0'.repeat(42) } })).status()).toBe(405);
  expect((await request.get('/api/problem/503')).status()).toBe(404);
  expect((await request.get('/api/auth/callback/credentials')).status()).toBe(405);
});

test('POST to an unknown API path › responds without reading the body', async ({ request }) => {
  const unread = {
    what: '',
    type: multipart,
    body: `${field('0', '["$1:__proto__:x"]')}${field('a"')}--XX`,
    status: 404,
  };
  expect((await send(request, '/api/blog/nowhere', unread)).status()).toBe(404);
});

test('malformed form for an admin page › is rejected with 400', async ({ request }) => {
  const broken = {
    what: '',
    type: multipart,
    body: `${field(`$ACTION_ID_${'0'.repeat(42)}`)}${field('a"')}--XX`,
    status: 400,
  };
  expect((await send(request, '/leads-admin', broken)).status()).toBe(400);
});

test('next-auth › receives only known endpoints and parseable callback URLs', async ({ request }) => {
  for (const path of [
    'session/more',
    'nonsense',
    'callback/other',
    'signin/credentials/more',
    `session/${'a'.repeat(900)}`,
  ])
    expect((await request.post(`/api/auth/${path}`, { form: { page: 'x' } })).status(), path).toBe(404);
  for (const callbackUrl of ['\0\r\n', 'a'.repeat(6_000)])
    for (const path of ['callback/credentials', 'signout', 'csrf']) {
      const answer = await request.post(`/api/auth/${path}`, { form: { callbackUrl }, maxRedirects: 0 });
      expect(answer.status(), path).toBe(400);
    }
});
