import NextAuth from 'next-auth';
import { authOptions } from '@/lib/auth/next-auth';

const handler: (request: Request, context: unknown) => Promise<Response> = NextAuth(authOptions);

export { handler as GET, handler as POST };
