import type { APIRequestContext } from '@playwright/test';
import { makeAccount, PASSWORD, setRole } from './accounts';
import { expect, test } from './test';

const TOKEN = '/api/auth/token';

const grant = (request: APIRequestContext, data: unknown) => request.post(TOKEN, { data });
const withPassword = (request: APIRequestContext, email: string, password = PASSWORD) =>
  grant(request, { grant_type: 'password', email, password });
const withRefresh = (request: APIRequestContext, refresh_token: string) =>
  grant(request, { grant_type: 'refresh_token', refresh_token });
const myData = (request: APIRequestContext, token: string) =>
  request.get('/api/account/export', { headers: { Authorization: `Bearer ${token}` } });

test('password, use, refresh, replay: the bearer flow from end to end', async ({ request }) => {
  const email = await makeAccount();
  const answer = await withPassword(request, email);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('no-store');
  const first = await answer.json();
  expect(first).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
  expect((await (await myData(request, first.access_token)).json()).user.email).toBe(email);

  const second = await (await withRefresh(request, first.refresh_token)).json();
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect((await myData(request, second.access_token)).status()).toBe(200);

  const replay = await withRefresh(request, first.refresh_token);
  expect(replay.status()).toBe(401);
  expect((await withRefresh(request, second.refresh_token)).status(), 'the family has ended').toBe(401);
  expect((await myData(request, second.access_token)).status(), 'and its access tokens with it').toBe(401);
});

test('a client signs out by deleting its token', async ({ request }) => {
  const { access_token } = await (await withPassword(request, await makeAccount())).json();
  const headers = { Authorization: `Bearer ${access_token}` };
  expect((await request.delete(TOKEN, { headers })).status()).toBe(204);
  expect((await request.delete(TOKEN, { headers })).status()).toBe(401);
  expect((await myData(request, access_token)).status()).toBe(401);
});

test('known and unknown addresses are refused alike', async ({ request }) => {
  const known = await withPassword(request, await makeAccount(), 'not the password');
  const unknown = await withPassword(request, 'nobody.at.all@bakery.example', 'not the password');
  expect(known.status()).toBe(401);
  expect(unknown.status()).toBe(401);
  expect(await known.json()).toEqual(await unknown.json());
});

test('too many tries are told when to come back', async ({ request }) => {
  const email = await makeAccount();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await withPassword(request, email, `guess ${attempt}`)).status()).toBe(401);
  }
  const refused = await withPassword(request, email);
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  expect((await refused.json()).detail).toMatch(/Too many attempts\. Please try again in/);
});

test('what is kept about a user can be had often enough, and not without end', async ({ request }) => {
  const { access_token } = await (await withPassword(request, await makeAccount())).json();
  const headers = { Authorization: `Bearer ${access_token}` };
  for (let time = 0; time < 30; time += 1) {
    expect((await request.get('/api/account/export', { headers })).status()).toBe(200);
  }
  const refused = await request.get('/api/account/export', { headers });
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
});

test('an address in X-Forwarded-For does not make a visitor another one', async ({ request }) => {
  const email = await makeAccount();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const headers = { 'X-Forwarded-For': `198.51.100.${attempt}`, 'X-Client-Address': `198.51.100.${attempt}` };
    const data = { grant_type: 'password', email, password: 'guess' };
    statuses.push((await request.post(TOKEN, { data, headers })).status());
  }
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

test('what is no proper request is told so, with the right status', async ({ request }) => {
  const json = { 'Content-Type': 'application/json' };
  const send = (data: string, headers: Record<string, string>) => request.post(TOKEN, { data, headers });
  expect((await send('{', json)).status()).toBe(400);
  expect((await send('null', json)).status()).toBe(400);
  expect((await send('[]', json)).status()).toBe(400);
  expect((await send('{"grant_type":"magic"}', json)).status()).toBe(400);
  expect((await send('{"grant_type":"password","email":{},"password":[]}', json)).status()).toBe(400);
  expect((await send('hello', { 'Content-Type': 'text/plain' })).status()).toBe(415);
  expect((await send(`"${'x'.repeat(50_000)}"`, json)).status()).toBe(413);
  expect((await request.get(TOKEN)).status()).toBe(405);
  const answer = await send('{"grant_type":"password","email":"mary"}', json);
  expect(answer.headers()['content-type']).toContain('application/problem+json');
  expect((await answer.json()).errors).toMatchObject({ email: expect.any(String), password: expect.any(String) });
});

test('pages of other sites get nothing', async ({ request }) => {
  const headers = { Origin: 'https://evil.example' };
  const data = { grant_type: 'password', email: await makeAccount(), password: PASSWORD };
  expect((await request.post(TOKEN, { data, headers })).status()).toBe(403);
  expect((await request.post('/api/auth/session', { headers })).status()).toBe(403);
});

test('forged, altered and unsigned tokens are nobody’s', async ({ request }) => {
  const { access_token } = await (await withPassword(request, await makeAccount())).json();
  const [head, body, signature] = access_token.split('.');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  for (const forged of [
    `${none}.${body}.`,
    `${none}.${body}.${signature}`,
    `${head}.${body}.`,
    `${head}.${body}x.${signature}`,
    'x',
    '',
  ]) {
    expect((await myData(request, forged)).status()).toBe(401);
  }
});

test('next-auth’s own endpoints open and close the same session', async ({ request }) => {
  const email = await makeAccount();
  const csrf = async () => (await (await request.get('/api/auth/csrf')).json()).csrfToken;
  const signedIn = await request.post('/api/auth/callback/credentials', {
    form: { csrfToken: await csrf(), email, password: PASSWORD, json: 'true' },
  });
  expect(signedIn.ok()).toBe(true);
  const session = await (await request.get('/api/auth/session')).json();
  expect(session).toMatchObject({ user: { email }, userRole: 'user', isAdmin: false });
  expect(session).not.toHaveProperty('refreshToken');
  await request.post('/api/auth/signout', { form: { csrfToken: await csrf(), json: 'true' } });
  expect(await (await request.get('/api/auth/session')).json()).toEqual({});
  expect((await myData(request, session.accessToken)).status(), 'ended on the server too').toBe(401);
});

test('an admin’s page answers a direct request by the role of that moment', async ({ request }) => {
  const email = await makeAccount('user');
  const { access_token } = await (await withPassword(request, email)).json();
  const headers = { Authorization: `Bearer ${access_token}` };
  const denied = await request.get('/blog-admin', { headers });
  expect(denied.status()).toBe(403);
  expect(await denied.text()).toContain('Access Denied');
  for (const trick of ['/blog-admin/', '/Blog-Admin', '/blog-admin?x=/api/', '/%62log-admin', '/leads-admin']) {
    const answer = await request.get(trick, { headers, maxRedirects: 5 });
    expect([403, 404], trick).toContain(answer.status());
  }
  await setRole(email, 'admin');
  expect((await request.get('/access-denied', { headers })).status()).toBe(200);
});
