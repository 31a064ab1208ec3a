import { cookies } from 'next/headers';
import type { DefaultSession, NextAuthOptions, Session } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { clientInfoOf } from '@/lib/http/client-info';
import { signInSchema } from '../account/schema';
import { type CurrentUser, loadUser } from '../guard/resolve-user';
import { SESSION_COOKIE } from '../session/cookie-names';
import { rememberBrowser } from '../session/known-browser';
import { readSessionCookie, sessionOptions } from '../session/session-options';
import { viewSession } from '../session/session-view';
import { signInWithPassword } from './sign-in';

/**
 * The session of the cookie as `useSession` and `getServerSession(authOptions)` return it; without a user if it has ended.
 * @param more adds to it, for scripts
 */
export async function readSession(
  more: (user: CurrentUser) => Promise<Partial<Session>> = async () => ({}),
): Promise<Session | DefaultSession> {
  // Not by next-auth's token, for which it joins all cookies whose names begin like that of the session.
  const ids = await readSessionCookie((await cookies()).get(SESSION_COOKIE)?.value);
  const user = ids && (await loadUser(ids));
  if (!user) return {} as DefaultSession;
  return viewSession(user, await more(user));
}

/** Next-auth with the credentials provider: its sign-in uses the same limits and sessions as the site's own form. */
export const authOptions: NextAuthOptions = {
  ...sessionOptions,
  callbacks: { ...sessionOptions.callbacks, session: () => readSession() },
  pages: { signIn: '/auth', error: '/auth' },
  providers: [
    CredentialsProvider({
      credentials: { email: { label: 'E-mail', type: 'email' }, password: { label: 'Password', type: 'password' } },
      authorize: async (credentials, request) => {
        const input = signInSchema.safeParse(credentials);
        if (!input.success) return null;
        const result = await signInWithPassword(input.data, 'browser', clientInfoOf(new Headers(request.headers)));
        if (!result.ok) return null;
        if (!result.isPending) await rememberBrowser(result.user.id);
        return { id: result.user.id, sessionId: result.session.sessionId };
      },
    }),
  ],
};
