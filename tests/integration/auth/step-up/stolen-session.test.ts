import { beforeEach, expect, test } from 'vitest';
import { GET as exportData } from '@/app/api/account/export/route';
import { POST as signInOptions } from '@/app/api/auth/passkey-sign-in/options/route';
import { POST as passkeyOptions } from '@/app/api/auth/passkeys/options/route';
import { POST as addPasskey } from '@/app/api/auth/passkeys/route';
import { endOneSession, removeAccount, updatePassword } from '@/lib/auth/account/account-actions';
import { removePasskeyAction } from '@/lib/auth/passkeys/actions';
import { replaceRecoveryCodes } from '@/lib/auth/passkeys/recovery-codes';
import { verifyRecoveryCode } from '@/lib/auth/passkeys/verify-passkey';
import { signAccessToken } from '@/lib/auth/session/access-token';
import { findSession, startSession } from '@/lib/auth/session/sessions';
import { signOutEverywhere } from '@/lib/auth/sign-in/actions';
import { provePassword } from '@/lib/auth/step-up/actions';
import { isProved, markProved } from '@/lib/auth/step-up/proof';
import { db } from '@/lib/db';
import { idleForm } from '@/lib/forms/form-state';
import { MINUTE_MS } from '@/lib/time';
import { emptyTables } from '../../../support/empty-tables';
import { openMails } from '../../../support/mails';
import { moveClock } from '../../../support/move-clock';
import { setRequestHeaders } from '../../../support/next-headers';
import { cookieOf } from '../../../support/sessions';
import { makeUser } from '../../../support/users';

const CLIENT = { 'x-client-address': '192.0.2.1' };
const email = 'mary@bakery.ie';
const password = 'four green fields';
const ELEVEN_MINUTES = 11 * MINUTE_MS;
let userId: string;
/** The headers of the next request. */
let sent: Headers;

beforeEach(async () => {
  await emptyTables();
  ({ id: userId } = await makeUser({ email, password }));
  sent = setRequestHeaders(CLIENT);
});

async function useCookie() {
  const session = await startSession(userId, 'browser', '');
  sent = setRequestHeaders(CLIENT, await cookieOf(session));
  return session;
}

async function useApiToken() {
  const { sessionId } = await startSession(userId, 'browser', '');
  sent = setRequestHeaders({ ...CLIENT, authorization: `Bearer ${(await signAccessToken(userId, sessionId)).token}` });
}

const form = (fields: Record<string, string> = {}) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const post = () => new Request('http://localhost/', { method: 'POST', headers: sent, body: '{}' });
const makePasskey = () => db.passkey.create({ data: { id: 'key', userId, publicKey: Buffer.from('x'), name: 'Key' } });

/** Where an action or handler redirects to; undefined if it does not. */
async function redirectOf(work: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error === undefined) return undefined;
  if (!(error instanceof Error) || !('digest' in error)) throw error;
  return String(error.digest).split(';')[2];
}

test('A sign-in older than ten minutes › adds, removes and exports nothing, and signs nobody out', async () => {
  const { sessionId } = await useCookie();
  await makePasskey();
  await db.session.update({ where: { id: sessionId }, data: { verifiedAt: new Date() } });
  await moveClock(ELEVEN_MINUTES);
  for (const handle of [passkeyOptions, addPasskey]) {
    const response = await handle(post());
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('insufficient_user_authentication');
  }
  expect(await redirectOf(exportData(post()))).toContain('/auth/step-up');
  expect(await redirectOf(removePasskeyAction(idleForm, form({ token: 'key' })))).toContain('/auth/step-up');
  expect(await redirectOf(signOutEverywhere(idleForm, form()))).toContain('/auth/step-up');
  const other = await startSession(userId, 'browser', '');
  expect(await redirectOf(endOneSession(idleForm, form({ token: other.sessionId })))).toContain('/auth/step-up');
  expect([await db.passkey.count(), await db.session.count(), await db.recoveryCode.count()]).toEqual([1, 2, 0]);
});

test('A sign-in within ten minutes › exports, removes passkeys, and signs out everywhere with a notice', async () => {
  const { sessionId } = await useCookie();
  await makePasskey();
  await db.session.update({ where: { id: sessionId }, data: { verifiedAt: new Date() } });
  for (const handle of [passkeyOptions, addPasskey])
    expect((await handle(post())).status, 'the sign-in alone adds no passkey').toBe(401);
  expect((await exportData(post())).status).toBe(200);
  expect(await redirectOf(removePasskeyAction(idleForm, form({ token: 'key' })))).toContain('passkey-removed');
  expect(await redirectOf(signOutEverywhere(idleForm, form()))).toContain('signed-out');
  expect([await db.passkey.count(), await db.session.count()]).toEqual([0, 0]);
  expect((await openMails()).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('was downloaded'),
    expect.stringContaining('A passkey was removed'),
    expect.stringContaining('signed out everywhere'),
  ]);
});

test('A passkey › is added after the password, or the passkey that there is, was given again since the sign-in', async () => {
  const { sessionId } = await useCookie();
  expect((await passkeyOptions(post())).status).toBe(401);
  await provePassword(idleForm, form({ current: password })).catch(() => undefined);
  expect((await passkeyOptions(post())).status).toBe(200);
  await makePasskey();
  // The sign-in is complete with the second factor, which is no more than a sign-in.
  const codes = await replaceRecoveryCodes(userId, db);
  expect(await verifyRecoveryCode({ id: userId, sessionId }, codes[0] ?? '', '192.0.2.1')).toBe(true);
  expect((await passkeyOptions(post())).status).toBe(401);
  expect(await verifyRecoveryCode({ id: userId, sessionId }, codes[1] ?? '', '192.0.2.1')).toBe(true);
  expect((await passkeyOptions(post())).status).toBe(200);
});

test('A guessed password › neither replaces the password nor deletes an account with a passkey', async () => {
  const { sessionId } = await useCookie();
  await makePasskey();
  await db.session.update({ where: { id: sessionId }, data: { verifiedAt: new Date() } });
  const passwords = () => form({ current: password, password: 'five brown fields' });
  await moveClock(ELEVEN_MINUTES);
  for (const action of [updatePassword, removeAccount])
    expect(await redirectOf(action(idleForm, passwords()))).toContain('/auth/step-up');
  expect([await db.user.count(), await db.session.count(), await db.mail.count()]).toEqual([1, 1, 0]);
  await markProved(sessionId);
  expect(await redirectOf(updatePassword(idleForm, passwords()))).toContain('notice=password');
});

test('An API token › does none of this, not even with the password or straight after the sign-in', async () => {
  await useApiToken();
  await makePasskey();
  await db.session.updateMany({ data: { verifiedAt: new Date() } });
  for (const handle of [passkeyOptions, addPasskey, exportData, signInOptions]) {
    const response = await handle(post());
    expect(response.status).toBe(403);
    expect((await response.json()).detail).toMatch(/^API tokens cannot do this/);
  }
  await db.passkey.deleteMany();
  const passwords = form({ current: password, password: 'five brown fields' });
  for (const action of [updatePassword, removeAccount, provePassword])
    expect(await action(idleForm, passwords)).toMatchObject({ status: 'rejected' });
  expect(await redirectOf(signOutEverywhere(idleForm, form()))).toContain('/auth?callbackUrl');
  expect([await db.user.count(), await db.session.count()]).toEqual([1, 1]);
});

test('A proof › belongs to one session, outlives no renewal, and ends when the clock is set back', async () => {
  const session = await useCookie();
  const { sessionId } = session;
  const other = await startSession(userId, 'browser', '');
  await moveClock(ELEVEN_MINUTES);
  const { expiresAt } = await db.session.findUniqueOrThrow({ where: { id: sessionId } });
  await findSession(session);
  expect(await db.session.findUniqueOrThrow({ where: { id: sessionId } })).not.toMatchObject({ expiresAt });
  expect(await isProved(sessionId)).toBe(false);
  expect(await redirectOf(provePassword(idleForm, form({ current: password, callbackUrl: '/account' })))).toBe(
    '/account',
  );
  expect(await isProved(sessionId)).toBe(true);
  expect(await isProved(other.sessionId)).toBe(false);
  await moveClock(-ELEVEN_MINUTES);
  expect(await isProved(sessionId)).toBe(false);
});

test('provePassword › counts wrong passwords like sign-ins, and is too little for an account with a passkey', async () => {
  const { sessionId } = await useCookie();
  await moveClock(ELEVEN_MINUTES);
  const attempt = (current: string) => provePassword(idleForm, form({ current, callbackUrl: '/account' }));
  for (let guess = 0; guess < 10; guess += 1)
    expect(await attempt(`guess ${guess}`)).toMatchObject({ errors: { current: expect.any(String) } });
  expect(await attempt(password)).toMatchObject({ status: 'rejected', message: expect.stringContaining('Too many') });
  await makePasskey();
  await db.session.update({ where: { id: sessionId }, data: { verifiedAt: new Date() } });
  expect(await attempt(password)).toMatchObject({ status: 'rejected', message: expect.stringContaining('passkey') });
  expect(await isProved(sessionId)).toBe(false);
});
