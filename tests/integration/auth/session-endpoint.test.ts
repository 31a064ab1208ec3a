import { NextRequest } from 'next/server';
import { decode } from 'next-auth/jwt';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GET, POST } from '@/app/api/auth/[...nextauth]/route';
import { resolveUser } from '@/lib/auth/guard/resolve-user';
import { readAccessToken, signAccessToken } from '@/lib/auth/session/access-token';
import { renewSessionCookies, setSessionCookies } from '@/lib/auth/session/cookies';
import { endSession, type SessionIds, startSession } from '@/lib/auth/session/sessions';
import { authOptions } from '@/lib/auth/sign-in/auth-options';
import { db } from '@/lib/db';
import { log } from '@/lib/log';
import { signingSecret } from '@/lib/signing';
import { emptyTables } from '../../support/empty-tables';
import { cookiesSet, setRequestHeaders } from '../../support/next-headers';
import { cookieOf } from '../../support/sessions';
import { makeUser } from '../../support/users';

const email = 'mary@bakery.ie';
const password = 'fifteen chars !';
const ENDPOINT = 'http://localhost:3000/api/auth';
let session: SessionIds;

beforeEach(async () => {
  await emptyTables();
  const { id } = await makeUser({ email, password, role: 'admin' });
  session = await startSession(id, 'browser', '');
  setRequestHeaders({}, await cookieOf(session));
});

const context = (action: string) => ({ params: Promise.resolve({ nextauth: action.split('/') }) });
const get = (action: string) => GET(new NextRequest(`${ENDPOINT}/${action}`), context(action));
const post = (action: string, fields: Record<string, string>) =>
  POST(
    new NextRequest(`${ENDPOINT}/${action}`, { method: 'POST', body: new URLSearchParams(fields) }),
    context(action),
  );
const readSession = () => get('session');

async function csrf(): Promise<{ csrfToken: string; name: string; secret: string }> {
  const answer = await get('csrf');
  const { csrfToken } = await answer.json();
  const [name = '', secret = ''] = answer.headers.getSetCookie()[0]?.split(';')[0]?.split('=') ?? [];
  return { csrfToken, name, secret: decodeURIComponent(secret) };
}

/** Sends a form with next-auth's token against forged ones, as its client does, with the session cookie `value`. */
async function postWithToken(action: string, fields: Record<string, string>, value?: string): Promise<Response> {
  const { csrfToken, name, secret } = await csrf();
  setRequestHeaders({}, value, { [name]: secret });
  return post(action, { ...fields, csrfToken, json: 'true' });
}

async function withoutTable(name: string, act: () => Promise<void>): Promise<void> {
  await db.$executeRawUnsafe(`ALTER TABLE ${name} RENAME TO table_away`);
  await act().finally(() => db.$executeRawUnsafe(`ALTER TABLE table_away RENAME TO ${name}`));
}

describe('GET /api/auth/session', () => {
  test('tells user, role and an access token, to several tabs at once, and sets no cookie', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, readSession));
    for (const answer of answers) {
      const { accessToken, ...rest } = await answer.json();
      expect(rest).toMatchObject({
        user: { email },
        userRole: 'admin',
        isAdmin: true,
        newLeads: 0,
        heldLeads: 0,
        hasAgents: false,
      });
      expect(await readAccessToken(accessToken)).toEqual(session);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect([...cookiesSet]).toEqual([]);
  });

  test('applies a changed role, an ended session and a deleted account to the next request', async () => {
    await db.userRole.update({ where: { userId: session.userId }, data: { role: 'user' } });
    expect(await (await readSession()).json()).toMatchObject({ userRole: 'user', isAdmin: false });
    await endSession(session.sessionId, session.userId);
    expect(await (await readSession()).json()).toEqual({});
    setRequestHeaders({}, await cookieOf(await startSession(session.userId, 'browser', '')));
    await db.user.delete({ where: { id: session.userId } });
    expect(await (await readSession()).json()).toEqual({});
  });

  test('leaves the cookie alone when the session has ended: a late response would undo a newer sign-in', async () => {
    await endSession(session.sessionId, session.userId);
    setRequestHeaders({}, await cookieOf(session), { 'signed-in': '1' });
    expect((await readSession()).headers.getSetCookie()).toEqual([]);
    expect([...cookiesSet], 'without the hint, pages stop asking').toEqual([['signed-in', '']]);
  });

  test('tells nothing while the second factor is missing, and keeps the cookies', async () => {
    await db.passkey.create({ data: { id: 'key', userId: session.userId, publicKey: Buffer.from('x'), name: 'Key' } });
    setRequestHeaders({}, await cookieOf(session), { 'signed-in': '1' });
    const answer = await readSession();
    expect(await answer.json()).toEqual({});
    expect([...answer.headers.getSetCookie(), ...cookiesSet]).toEqual([]);
  });

  test.each(['sessions', 'users'])('fails and signs nobody out while %s cannot be read', async (table) => {
    setRequestHeaders({}, await cookieOf(session), { 'signed-in': '1' });
    await withoutTable(table, async () => {
      const answer = await readSession();
      expect(answer.status).toBe(500);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect([...cookiesSet]).toEqual([]);
      const credentials = { authorization: null, sessionCookie: await cookieOf(session) };
      await expect(resolveUser(credentials), 'pages fail too, instead of asking to sign in').rejects.toThrow();
    });
    expect(await (await readSession()).json()).toMatchObject({ user: { email } });
  });

  test.each(['', 'forged', 'a.b.c.d.e', 'x'.repeat(9_000)])(
    'ignores the forged cookie %.9s without an entry in the log',
    async (value) => {
      const error = vi.spyOn(log, 'error');
      setRequestHeaders({}, value);
      expect(await (await readSession()).json()).toEqual({});
      expect(await resolveUser({ authorization: null, sessionCookie: value })).toBeUndefined();
      expect(error).not.toHaveBeenCalled();
    },
  );

  test('is not confused by other cookies', async () => {
    const foreign = { sessionid: 'of another program on this host', 'next-auth.callback-url': 'https://:' };
    setRequestHeaders({}, await cookieOf(session), foreign);
    expect(await resolveUser({ authorization: null, sessionCookie: await cookieOf(session) })).toBeDefined();
  });
});

test('authOptions › names no user of a session that has ended, and is not confused by cookies with longer names', async () => {
  const cookie = await cookieOf(session);
  setRequestHeaders({}, cookie, { sessionid: 'of another program' });
  expect(await authOptions.callbacks?.session?.({} as never)).toMatchObject({ user: { email } });
  expect(await (await readSession()).json()).toMatchObject({ user: { email } });
  await endSession(session.sessionId, session.userId);
  expect(await authOptions.callbacks?.session?.({} as never)).toEqual({});
});

test('renewSessionCookies › leaves a copy of the cookie from before without a session', async () => {
  const copy = await cookieOf(session);
  await renewSessionCookies(session);
  setRequestHeaders({}, cookiesSet.get('session'));
  expect(await (await readSession()).json()).toMatchObject({ user: { email } });
  expect(await resolveUser({ authorization: null, sessionCookie: copy })).toBeUndefined();
});

test('setSessionCookies › sets the cookie that next-auth reads', async () => {
  await setSessionCookies(session);
  setRequestHeaders({}, cookiesSet.get('session'));
  expect(await (await readSession()).json()).toMatchObject({ user: { email } });
});

describe('POST /api/auth/signout', () => {
  test('ends the session for whoever has a copy of the cookie, and deletes every cookie', async () => {
    const copy = await cookieOf(session);
    expect((await postWithToken('signout', {}, copy)).status).toBe(200);
    expect(Object.fromEntries(cookiesSet)).toEqual({ session: '', 'signed-in': '', 'next-auth.csrf-token': '' });
    expect(await resolveUser({ authorization: null, sessionCookie: copy })).toBeUndefined();
    expect(await db.auditEvent.findFirst({ where: { kind: 'sign_out' } })).toMatchObject({ userId: session.userId });
  });

  test('can be sent from next-auth’s own page, without scripts', async () => {
    const [token, ...others] = (await get('signout')).headers.getSetCookie();
    expect(token).toMatch(/^next-auth\.csrf-token=/);
    expect(others).toEqual([]);
  });

  test('ends the session of the cookie, whatever else the request names', async () => {
    const other = await startSession(session.userId, 'api', '');
    const cookie = await cookieOf(session);
    const { csrfToken, name, secret } = await csrf();
    setRequestHeaders(
      { authorization: `Bearer ${(await signAccessToken(other.userId, other.sessionId)).token}` },
      cookie,
      { [name]: secret },
    );
    await post('signout', { csrfToken, json: 'true' });
    expect(await db.session.findMany({ select: { id: true } })).toEqual([{ id: other.sessionId }]);
  });

  test('ends nothing without the token, and says so if the session cannot be ended', async () => {
    await post('signout', { csrfToken: 'forged' });
    expect([await db.session.count(), cookiesSet.size]).toEqual([1, 0]);
    await withoutTable('audit_events', async () => {
      const answer = await postWithToken('signout', {}, await cookieOf(session));
      expect([answer.status, cookiesSet.size]).toEqual([500, 0]);
    });
  });
});

test('POST /api/auth/callback/credentials › starts a session with its cookie, the hint and the one that knows the browser, and no other', async () => {
  const answer = await postWithToken('callback/credentials', { email, password });
  expect(answer.status).toBe(200);
  const [cookie = '', ...others] = answer.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(cookie).toMatch(/^session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  expect([...cookiesSet.keys()].sort()).toEqual(['browser', 'signed-in']);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const value = cookie.slice('session='.length, cookie.indexOf(';'));
  const { iat, exp } = (await decode({ token: value, secret: signingSecret() })) ?? {};
  expect(Number(exp) - Number(iat), 'as long as the row may live').toBe(90 * 24 * 3600);
  setRequestHeaders({}, value);
  expect(await (await readSession()).json()).toMatchObject({ user: { email } });
});
