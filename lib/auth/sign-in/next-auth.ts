import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { clientInfoOf } from '@/lib/http/client-info';
import { signInSchema } from '../account/schema';
import { sessionOptions } from '../session/next-auth';
import { signInWithPassword } from './sign-in';

/** Next-auth with the credentials provider: its sign-in uses the same limits and sessions as the site's own form. */
export const authOptions: NextAuthOptions = {
  ...sessionOptions,
  pages: { signIn: '/auth', error: '/auth' },
  providers: [
    CredentialsProvider({
      credentials: { email: { label: 'E-mail', type: 'email' }, password: { label: 'Password', type: 'password' } },
      authorize: async (credentials, request) => {
        const input = signInSchema.safeParse(credentials);
        if (!input.success) return null;
        const result = await signInWithPassword(input.data, 'browser', clientInfoOf(new Headers(request.headers)));
        return result.ok ? { id: result.user.id, sessionId: result.session.sessionId } : null;
      },
    }),
  ],
};
