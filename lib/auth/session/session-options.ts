import type { NextApiRequest, NextApiResponse } from 'next';
import { getServerSession, type NextAuthOptions } from 'next-auth';
import { decode } from 'next-auth/jwt';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { SECOND_MS } from '@/lib/time';
import { CALLBACK_COOKIE, SESSION_COOKIE } from './cookie-names';
import { SESSION_MAX_AGE_MS, type SessionIds } from './sessions';

const maxAge = SESSION_MAX_AGE_MS / SECOND_MS;

/**
 * How next-auth seals and opens the session cookie, which names a row in `sessions` (docs/decisions/sessions.md). The row says
 * whether that session is alive: pages and endpoints read it with `authOptions` or `resolveUser`.
 */
export const sessionOptions = {
  secret: env.nextauthSecret,
  // The TLS proxy speaks plain HTTP to this process, so next-auth cannot tell from the request.
  useSecureCookies: env.isSecure,
  // Its own logger prints unescaped text; pino writes JSON.
  logger: {
    error: (code, metadata) => log.error({ code, err: metadata }, 'next-auth error'),
    warn: (code) => log.warn({ code }, 'next-auth warning'),
    debug: () => {},
  },
  // The cookie is set at sign-in only; when a session ends before that, its row says so.
  session: { strategy: 'jwt', maxAge },
  // A forged or expired cookie names no session. It is no error to be logged.
  jwt: { maxAge, decode: (params) => decode(params).catch(() => ({})) },
  cookies: {
    sessionToken: {
      name: SESSION_COOKIE,
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure: env.isSecure },
    },
    callbackUrl: {
      name: CALLBACK_COOKIE,
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure: env.isSecure },
    },
  },
  callbacks: {
    jwt: ({ token, user }) => (user ? { sub: user.id, sessionId: user.sessionId } : token),
    session: ({ session, token }) => Object.assign(session, { userId: token.sub, sessionId: token.sessionId }),
  },
} satisfies Omit<NextAuthOptions, 'providers'>;

/** What the value of a session cookie names; undefined if it is missing, forged or expired. Whether that session lives, its row says. */
export async function readSessionCookie(value: string | undefined): Promise<SessionIds | undefined> {
  if (!value) return undefined;
  // Only this cookie: next-auth would join others whose names begin like it, and fail on a malformed one with a callback URL.
  const request = { headers: {}, cookies: { [SESSION_COOKIE]: value } } as NextApiRequest;
  const response = { getHeader: () => undefined, setHeader: () => undefined } as unknown as NextApiResponse;
  const session = await getServerSession(request, response, sessionOptions);
  return session?.sessionId && session.userId ? { sessionId: session.sessionId, userId: session.userId } : undefined;
}

declare module 'next-auth' {
  interface User {
    sessionId: string;
  }
}

declare module 'next-auth/jwt' {
  interface JWT {
    sessionId?: string;
  }
}
