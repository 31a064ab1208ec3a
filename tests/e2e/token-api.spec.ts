import type { APIRequestContext } from '@playwright/test';
import { makeAccount, PASSWORD, setRole, signIn } from './accounts';
import { expect, test } from './test';

const TOKEN = '/api/auth/token';

const grant = (request: APIRequestContext, data: unknown) => request.post(TOKEN, { data });
const withPassword = (request: APIRequestContext, email: string, password = PASSWORD) =>
  grant(request, { grant_type: 'password', email, password });
const withRefresh = (request: APIRequestContext, refresh_token: string) =>
  grant(request, { grant_type: 'refresh_token', refresh_token });
const myRuns = (request: APIRequestContext, token: string) =>
  request.get('/api/scraper/runs', { headers: { Authorization: `Bearer ${token}` } });

test('POST /api/auth/token › issues, refreshes and revokes tokens on reuse', async ({ request }) => {
  const email = await makeAccount();
  const answer = await withPassword(request, email);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('no-store');
  const first = await answer.json();
  const user = { id: expect.any(String), email, displayName: null, role: 'user' };
  expect(first).toMatchObject({ token_type: 'Bearer', expires_in: 900, user });
  expect((await myRuns(request, first.access_token)).status()).toBe(200);

  const second = await (await withRefresh(request, first.refresh_token)).json();
  expect(second.user).toEqual(first.user);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect((await myRuns(request, second.access_token)).status()).toBe(200);

  const replay = await withRefresh(request, first.refresh_token);
  expect(replay.status()).toBe(401);
  expect((await withRefresh(request, second.refresh_token)).status(), 'the family has ended').toBe(401);
  expect((await myRuns(request, second.access_token)).status(), 'and its access tokens with it').toBe(401);
});

test('DELETE /api/auth/token › ends the session', async ({ request }) => {
  const { access_token } = await (await withPassword(request, await makeAccount())).json();
  const headers = { Authorization: `Bearer ${access_token}` };
  expect((await request.delete(TOKEN, { headers })).status()).toBe(204);
  expect((await request.delete(TOKEN, { headers })).status()).toBe(401);
  expect((await myRuns(request, access_token)).status()).toBe(401);
});

test('POST /api/auth/token › responds alike to known and unknown e-mail addresses', async ({ request }) => {
  const known = await withPassword(request, await makeAccount(), 'not the password');
  const unknown = await withPassword(request, 'nobody.at.all@bakery.example', 'not the password');
  expect(known.status()).toBe(401);
  expect(unknown.status()).toBe(401);
  expect(await known.json()).toEqual(await unknown.json());
});

test('POST /api/auth/token › responds with 429 and Retry-After to too many attempts', async ({ request }) => {
  const email = await makeAccount();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await withPassword(request, email, `guess ${attempt}`)).status()).toBe(401);
  }
  const refused = await withPassword(request, email);
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  expect((await refused.json()).detail).toMatch(/Too many attempts\. Please try again in/);
});

test('GET /api/account/export › is rate limited', async ({ page, request }) => {
  await signIn(page, await makeAccount());
  for (let time = 0; time < 30; time += 1) {
    expect((await page.request.get('/api/account/export')).status()).toBe(200);
  }
  const refused = await page.request.get('/api/account/export');
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  expect((await request.get('/api/account/export')).status(), 'without a session').toBe(401);
});

test('rate limits › ignore a forged X-Forwarded-For', async ({ request }) => {
  const email = await makeAccount();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const headers = { 'X-Forwarded-For': `198.51.100.${attempt}`, 'X-Client-Address': `198.51.100.${attempt}` };
    const data = { grant_type: 'password', email, password: 'guess' };
    statuses.push((await request.post(TOKEN, { data, headers })).status());
  }
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

test('POST /api/auth/token › rejects invalid requests with the right status', async ({ request }) => {
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

test('token API › rejects cross-origin requests', async ({ request }) => {
  const headers = { Origin: 'https://evil.example' };
  const data = { grant_type: 'password', email: await makeAccount(), password: PASSWORD };
  expect((await request.post(TOKEN, { data, headers })).status()).toBe(403);
  expect((await request.post('/api/auth/session', { headers })).status()).toBe(403);
});

test('bearer token › is rejected when forged, altered or unsigned', async ({ request }) => {
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
    expect((await myRuns(request, forged)).status()).toBe(401);
  }
});

test('next-auth endpoints › start and end the same sessions', async ({ request }) => {
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
  expect((await myRuns(request, session.accessToken)).status(), 'ended on the server too').toBe(401);
});

test('admin page › applies the current role to direct requests', async ({ request }) => {
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
