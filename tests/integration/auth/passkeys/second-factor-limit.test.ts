import { beforeEach, expect, test, vi } from 'vitest';
import { POST as requestOptions } from '@/app/api/auth/passkey-sign-in/options/route';
import { POST as signInByPasskey } from '@/app/api/auth/passkey-sign-in/route';
import { signInByRecoveryCode } from '@/lib/auth/passkeys/actions';
import { replaceRecoveryCodes } from '@/lib/auth/passkeys/recovery-codes';
import * as verification from '@/lib/auth/passkeys/verify-passkey';
import { signAccessToken } from '@/lib/auth/session/access-token';
import { startSession } from '@/lib/auth/session/sessions';
import { db } from '@/lib/db';
import { idleForm } from '@/lib/forms/form-state';
import { policies } from '@/lib/rate-limits/policies';
import { emptyTables } from '../../../support/empty-tables';
import { setRequestHeaders } from '../../../support/next-headers';
import { cookieOf } from '../../../support/sessions';
import { makeUser } from '../../../support/users';

const { points } = policies.secondFactorByUserAndIp;
const thief = '198.51.100.7';
const owner = '203.0.113.9';
let userId: string;
let codes: string[];

beforeEach(async () => {
  vi.restoreAllMocks();
  await emptyTables();
  ({ id: userId } = await makeUser({ email: 'mary@bakery.ie', password: 'fifteen chars !' }));
  await db.passkey.create({ data: { id: 'key', userId, publicKey: Buffer.from('x'), name: 'Key' } });
  codes = await replaceRecoveryCodes(userId, db);
});

/** Somebody who knows the password, at an IP address, begins a session that lacks the second factor. */
async function enterPassword(ip: string): Promise<Headers> {
  const { sessionId } = await startSession(userId, 'browser', '');
  const { token } = await signAccessToken(userId, sessionId);
  return setRequestHeaders({ authorization: `Bearer ${token}`, 'x-client-address': ip });
}

/** "signed in", or what the form says instead. */
async function enterCode(code: string): Promise<string> {
  const form = new FormData();
  form.set('code', code);
  try {
    const state = await signInByRecoveryCode(idleForm, form);
    return state.status;
  } catch {
    return 'signed in';
  }
}

async function sendPasskey(headers: Headers): Promise<number> {
  const response = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' };
  const body = JSON.stringify({ credential: { id: 'key', rawId: 'key', type: 'public-key', response } });
  headers.set('content-type', 'application/json');
  const request = new Request('https://bakery.ie/api/auth/passkey-sign-in', { method: 'POST', headers, body });
  return (await signInByPasskey(request)).status;
}

test('second factor › lets the owner in while somebody with the password keeps failing in another network', async () => {
  await enterPassword(thief);
  for (let attempt = 0; attempt < points; attempt += 1) expect(await enterCode('aaaa')).toBe('invalid');
  for (let attempt = 0; attempt < 5; attempt += 1) expect(await enterCode('aaaa')).toBe('rejected');
  expect(await sendPasskey(await enterPassword(thief))).toBe(429);
  expect(await enterCode(codes[0] ?? ''), 'a right code from the network that is stopped').toBe('rejected');
  expect(await sendPasskey(await enterPassword(owner))).toBe(403);
  expect(await enterCode(codes[1] ?? '')).toBe('signed in');
});

test('second factor › signs in as often as its owner wants', async () => {
  vi.spyOn(verification, 'verifyPasskey').mockResolvedValue(true);
  for (let time = 0; time < points + 5; time += 1) {
    const headers = await enterPassword(owner);
    expect((await requestOptions(new Request('https://bakery.ie/', { method: 'POST', headers }))).status).toBe(200);
    expect(await sendPasskey(headers)).toBe(204);
  }
});

test('second factor › gives the session a new id when it is passed, and not when it is proved again', async () => {
  const ids = await startSession(userId, 'browser', '');
  const idNow = async () => (await db.session.findFirstOrThrow()).id;
  setRequestHeaders({}, await cookieOf(ids));
  expect(await enterCode(codes[0] ?? '')).toBe('signed in');
  const sessionId = await idNow();
  expect(sessionId, 'a cookie from before names nothing').not.toBe(ids.sessionId);
  setRequestHeaders({}, await cookieOf({ userId, sessionId }));
  expect(await enterCode(codes[1] ?? '')).toBe('signed in');
  expect(await idNow(), 'requests under way keep their session').toBe(sessionId);
});
