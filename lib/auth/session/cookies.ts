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

/** The refresh token in a session cookie's value; undefined when it is missing, altered or too old. */
export async function decodeSessionCookie(value: string | undefined): Promise<string | undefined> {
  if (!value) return undefined;
  // Next-auth throws at anything that it has not sealed itself.
  const content = await decode({ token: value, secret: signingSecret() }).catch(() => null);
  return sealed.safeParse(content).data?.refreshToken;
}

/** Gives the browser its session. Only in actions and route handlers. */
export async function setSessionCookies({ refreshToken, userId, sessionId }: SessionTokens): Promise<void> {
  const jar = await cookies();
  const token = { sub: userId, sessionId, refreshToken };
  jar.set(SESSION_COOKIE, await encode({ token, secret: signingSecret(), maxAge }), { ...attributes, httpOnly: true });
  jar.set(HINT_COOKIE, '1', attributes);
}

/** Takes the session from the browser. Only in actions and route handlers. */
export async function clearSessionCookies(): Promise<void> {
  const jar = await cookies();
  // Deleted with their attributes: browsers keep a __Host- cookie whose deletion lacks them.
  jar.set(SESSION_COOKIE, '', { ...attributes, httpOnly: true, maxAge: 0 });
  jar.set(HINT_COOKIE, '', { ...attributes, maxAge: 0 });
}
