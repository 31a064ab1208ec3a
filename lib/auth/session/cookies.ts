import { cookies } from 'next/headers';
import { encode } from 'next-auth/jwt';
import { env } from '@/lib/env';
import { signingSecret } from '@/lib/signing';
import { CSRF_COOKIE, HINT_COOKIE, SESSION_COOKIE } from './cookie-names';
import { rememberBrowser } from './known-browser';
import { sessionOptions } from './session-options';
import { renewSessionId, type SessionIds } from './sessions';

const { maxAge } = sessionOptions.session;
const attributes = { path: '/', sameSite: 'lax', secure: env.isSecure, maxAge } as const;
// Deleted with the same attributes: browsers ignore the deletion of a __Host- cookie without them.
const deleted = { ...attributes, maxAge: 0 };

/**
 * Sets the session cookie, as next-auth's own sign-in does. Only in actions and route handlers.
 * @param isPending whether the second factor is still missing: pages then treat the visitor as signed out
 */
export async function setSessionCookies({ userId, sessionId }: SessionIds, isPending = false): Promise<void> {
  const token = { sub: userId, sessionId };
  const value = await encode({ token, secret: signingSecret(), maxAge });
  (await cookies()).set(SESSION_COOKIE, value, { ...attributes, httpOnly: true });
  if (isPending) return clearHintCookie();
  await setHintCookie();
  await rememberBrowser(userId);
}

/** Gives a session that has passed the second factor a new id, and cookies with it. Only in actions and route handlers. */
export async function renewSessionCookies(ids: SessionIds): Promise<void> {
  const renewed = await renewSessionId(ids);
  await (renewed ? setSessionCookies(renewed) : setHintCookie());
}

/** Sets the cookie that tells scripts of the session. Only in actions and route handlers. */
export async function setHintCookie(): Promise<void> {
  (await cookies()).set(HINT_COOKIE, '1', attributes);
}

/** Deletes the cookie that tells scripts of the session. Only in actions and route handlers. */
export async function clearHintCookie(): Promise<void> {
  (await cookies()).set(HINT_COOKIE, '', deleted);
}

/** Deletes the session cookies. Only in actions and route handlers. */
export async function clearSessionCookies(): Promise<void> {
  const jar = await cookies();
  for (const name of [SESSION_COOKIE, CSRF_COOKIE]) jar.set(name, '', { ...deleted, httpOnly: true });
  await clearHintCookie();
}
