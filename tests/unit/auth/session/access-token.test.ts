import { createHmac, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ACCESS_SECONDS, readAccessToken, signAccessToken } from '@/lib/auth/session/access-token';
import { accessTokenKey, signingSecret } from '@/lib/signing';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@/lib/time';

const userId = randomUUID();
const sessionId = randomUUID();

afterEach(() => void vi.useRealTimers());

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claims = { sub: userId, sid: sessionId, aud: 'api', exp: Math.floor(Date.now() / 1000) + 600 };

test('readAccessToken › returns the session that the token was signed for', async () => {
  const { token } = await signAccessToken(userId, sessionId);
  expect(await readAccessToken(token)).toEqual({ userId, sessionId });
});

test('readAccessToken › rejects an expired token', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { token, expires } = await signAccessToken(userId, sessionId);
  expect(expires.getTime() - Date.now()).toBe(ACCESS_SECONDS * SECOND_MS);
  vi.setSystemTime(expires.getTime() + SECOND_MS);
  expect(await readAccessToken(token)).toBeUndefined();
});

test('readAccessToken › rejects a token from before the clock was set back, and takes one from a clock a little ahead', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const signed = Date.now();
  const { token } = await signAccessToken(userId, sessionId);
  vi.setSystemTime(signed - MINUTE_MS);
  expect(await readAccessToken(token)).toBeDefined();
  vi.setSystemTime(signed - DAY_MS);
  expect(await readAccessToken(token)).toBeUndefined();
});

describe('readAccessToken › rejects', () => {
  test('a token without a signature, whatever it calls its algorithm', async () => {
    for (const alg of ['none', 'None', 'NONE', 'nOnE', '']) {
      expect(await readAccessToken(`${encode({ alg, typ: 'JWT' })}.${encode(claims)}.`)).toBeUndefined();
    }
  });

  test('a token whose contents were changed', async () => {
    const { token } = await signAccessToken(userId, sessionId);
    const [head, , signature] = token.split('.');
    expect(await readAccessToken(`${head}.${encode({ ...claims, sub: randomUUID() })}.${signature}`)).toBeUndefined();
  });

  test('a token signed with another key, or with the secret itself', async () => {
    for (const key of ['guessed-secret-guessed-secret-guessed', signingSecret()]) {
      const input = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
      const signature = createHmac('sha256', key).update(input).digest('base64url');
      expect(await readAccessToken(`${input}.${signature}`)).toBeUndefined();
    }
  });

  test('a token with another algorithm, audience or no session', async () => {
    const key = accessTokenKey();
    const sign = (change: (jwt: SignJWT) => SignJWT, alg = 'HS256') =>
      change(
        new SignJWT({ sid: sessionId })
          .setProtectedHeader({ alg })
          .setSubject(userId)
          .setAudience('api')
          .setExpirationTime('5m'),
      ).sign(key);
    expect(await readAccessToken(await sign((jwt) => jwt))).toBeDefined();
    expect(await readAccessToken(await sign((jwt) => jwt.setAudience('other')))).toBeUndefined();
    expect(await readAccessToken(await sign((jwt) => jwt.setSubject('nobody')))).toBeUndefined();
    expect(
      await readAccessToken(
        await new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).setSubject(userId).setAudience('api').sign(key),
      ),
    ).toBeUndefined();
  });

  test.each(['', 'a', 'a.b', 'a.b.c', 'a.b.c.d.e', '....', 'é.é.é'])('%j', async (text) => {
    expect(await readAccessToken(text)).toBeUndefined();
  });
});
