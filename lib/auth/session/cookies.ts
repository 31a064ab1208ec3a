import { cookies } from 'next/headers';
import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import { env } from '@/lib/env';
import { signingSecret } from '@/lib/signing';
import { HINT_COOKIE, SESSION_COOKIE } from './cookie-names';
import { SESSION_IDLE_MS, type SessionTokens } from './sessions';

const maxAge = SESSION_IDLE_MS / 1000;
const attributes = { path: '/', sameSite: 'lax', secure: env.isSecure, maxAge } as const;

const sealed = z.object({ refreshToken: z.string() });

/** The refresh token in the value of a session cookie; undefined if the cookie is missing, forged or expired. */
export async function decodeSessionCookie(value: string | undefined): Promise<string | undefined> {
  if (!value) return undefined;
  // next-auth throws if the value was not encrypted with the secret.
  const content = await decode({ token: value, secret: signingSecret() }).catch(() => null);
  return sealed.safeParse(content).data?.refreshToken;
}

/**
 * Sets the session cookie. Only in actions and route handlers.
 * @param isPending whether the second factor is still missing: pages then treat the visitor as signed out
 */
export async function setSessionCookies(
  { refreshToken, userId, sessionId }: SessionTokens,
  isPending = false,
): Promise<void> {
  const jar = await cookies();
  const token = { sub: userId, sessionId, refreshToken };
  jar.set(SESSION_COOKIE, await encode({ token, secret: signingSecret(), maxAge }), { ...attributes, httpOnly: true });
  jar.set(HINT_COOKIE, isPending ? '' : '1', isPending ? { ...attributes, maxAge: 0 } : attributes);
}

/** Sets the cookie that tells scripts of the session. Only in actions and route handlers. */
export async function setHintCookie(): Promise<void> {
  (await cookies()).set(HINT_COOKIE, '1', attributes);
}

/** Deletes the session cookies. Only in actions and route handlers. */
export async function clearSessionCookies(): Promise<void> {
  const jar = await cookies();
  // With the same attributes: browsers ignore the deletion of a __Host- cookie without them.
  jar.set(SESSION_COOKIE, '', { ...attributes, httpOnly: true, maxAge: 0 });
  jar.set(HINT_COOKIE, '', { ...attributes, maxAge: 0 });
}
