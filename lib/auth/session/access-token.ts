import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { authSecret } from '../account/email-tokens';

/** How long an access token holds. */
export const ACCESS_SECONDS = 15 * 60;

const AUDIENCE = 'api';
const claims = z.object({ sub: z.uuid(), sid: z.uuid() });

const signingKey = () => createHmac('sha256', authSecret()).update('access-token').digest();

export type AccessToken = { token: string; expires: Date };

/** A signed token that stands for a session on the APIs, as `Authorization: Bearer`. */
export async function signAccessToken(userId: string, sessionId: string): Promise<AccessToken> {
  const expires = new Date(Date.now() + ACCESS_SECONDS * 1000);
  const token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(signingKey());
  return { token, expires };
}

/** Whose session a token stands for; undefined when it is forged, altered, expired or not one of ours. */
export async function readAccessToken(token: string): Promise<{ userId: string; sessionId: string } | undefined> {
  try {
    const { payload } = await jwtVerify(token, signingKey(), { algorithms: ['HS256'], audience: AUDIENCE });
    const { sub, sid } = claims.parse(payload);
    return { userId: sub, sessionId: sid };
  } catch {
    return undefined;
  }
}
