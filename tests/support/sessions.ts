import { encode } from 'next-auth/jwt';
import { createRefreshToken, type SessionIds, startSession } from '@/lib/auth/session/sessions';
import { signingSecret } from '@/lib/signing';

/** The session of an API client, with its first refresh token. */
export async function startApiSession(userId: string): Promise<SessionIds & { refreshToken: string }> {
  const session = await startSession(userId, 'api', 'curl');
  return { ...session, refreshToken: await createRefreshToken(session.sessionId) };
}

/** The value of a browser's session cookie. */
export const cookieOf = ({ userId, sessionId }: SessionIds): Promise<string> =>
  encode({ token: { sub: userId, sessionId }, secret: signingSecret() });
