import { createHash, createHmac, randomBytes } from 'node:crypto';
import { env } from '@/lib/env';

/** The secret behind sessions. @throws when it is not set: the start scripts set it. */
export function authSecret(): string {
  if (!env.nextauthSecret) throw new Error('NEXTAUTH_SECRET is not set.');
  return env.nextauthSecret;
}

/** A random token of 256 bits, for links and sessions. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** How a token is stored: SHA-256, in hex. Tokens are random, so no slow hash is needed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The refresh token that follows another. Computed, not drawn: two tabs that renew at the same moment get the same one, and
 * neither is signed out by the other. Without the secret nobody can compute it.
 */
export const nextRefreshToken = (token: string): string =>
  createHmac('sha256', authSecret()).update(`refresh:${token}`).digest('base64url');
