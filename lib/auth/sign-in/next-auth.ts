import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { env } from '@/lib/env';
import { clientInfoOf } from '@/lib/http/client-info';
import { log } from '@/lib/log';
import { signInSchema } from '../account/schema';
import { SESSION_COOKIE } from '../session/cookie-names';
import { endSession, SESSION_IDLE_MS } from '../session/sessions';
import { signInWithPassword } from './sign-in';

/**
 * Next-auth with the credentials provider: its sign-in and sign-out endpoints under /api/auth use the same sessions, rate
 * limits and cookie as the site's own forms (docs/decisions/sessions.md).
 */
export const authOptions: NextAuthOptions = {
  secret: env.nextauthSecret,
  // The TLS proxy speaks plain HTTP to this process, so next-auth cannot tell from the request.
  useSecureCookies: env.isSecure,
  // Its own logger prints unescaped text; pino writes JSON.
  logger: {
    error: (code, metadata) => log.error({ code, err: metadata }, 'next-auth error'),
    warn: (code) => log.warn({ code }, 'next-auth warning'),
    debug: () => {},
  },
  session: { strategy: 'jwt', maxAge: SESSION_IDLE_MS / 1000 },
  pages: { signIn: '/auth', error: '/auth' },
  cookies: {
    sessionToken: {
      name: SESSION_COOKIE,
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure: env.isSecure },
    },
  },
  providers: [
    CredentialsProvider({
      credentials: { email: { label: 'E-mail', type: 'email' }, password: { label: 'Password', type: 'password' } },
      authorize: async (credentials, request) => {
        const input = signInSchema.safeParse(credentials);
        if (!input.success) return null;
        const result = await signInWithPassword(input.data, 'browser', clientInfoOf(new Headers(request.headers)));
        return result.ok ? { id: result.user.id, tokens: result.tokens } : null;
      },
    }),
  ],
  callbacks: {
    jwt: async ({ token, user }) => (user?.tokens ? { sub: user.id, ...user.tokens } : token),
  },
  events: {
    signOut: async ({ token }) => {
      if (token?.sessionId && token.sub) await endSession(token.sessionId, token.sub);
    },
  },
};

declare module 'next-auth' {
  interface User {
    id: string;
    tokens?: import('../session/sessions').SessionTokens;
  }
}

declare module 'next-auth/jwt' {
  interface JWT {
    sessionId?: string;
    refreshToken?: string;
  }
}
