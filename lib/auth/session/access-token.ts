import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { accessTokenKey } from '@/lib/signing';
import { CLOCK_TOLERANCE_MS, SECOND_MS } from '@/lib/time';

/** How long an access token is valid, in seconds. */
export const ACCESS_SECONDS = 15 * 60;

const AUDIENCE = 'api';
const claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

export type AccessToken = { token: string; expires: Date };

/** Signs an access token (JWT, HS256) for a session, to be sent to the APIs as `Authorization: Bearer`. */
export async function signAccessToken(userId: string, sessionId: string): Promise<AccessToken> {
  const expires = new Date(Date.now() + ACCESS_SECONDS * SECOND_MS);
  const token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(accessTokenKey());
  return { token, expires };
}

/** The session of an access token; undefined if the token is forged, expired or issued for something else. */
export async function readAccessToken(token: string): Promise<{ userId: string; sessionId: string } | undefined> {
  try {
    const { payload } = await jwtVerify(token, accessTokenKey(), { algorithms: ['HS256'], audience: AUDIENCE });
    const { sub, sid, exp } = claims.parse(payload);
    // Signed before the clock was set back: it would live until the clock has caught up.
    if (exp * SECOND_MS > Date.now() + ACCESS_SECONDS * SECOND_MS + CLOCK_TOLERANCE_MS) return undefined;
    return { userId: sub, sessionId: sid };
  } catch {
    return undefined;
  }
}
