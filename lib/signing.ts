import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from './env';

/** What `sign` is used for. The purpose is part of what is signed, so a signature for one never verifies for another. */
export type SigningPurpose =
  | 'unsubscribe'
  | 'form'
  | 'rate-limit'
  | 'agent-preview'
  | 'agent-adoption'
  | 'agent-request'
  | 'trial'
  | 'browser'
  | 'control-code';

/**
 * NEXTAUTH_SECRET, the key behind every signature and session of this site.
 * @throws if it is not set: an empty key would let anybody forge all of them
 */
export function signingSecret(): string {
  if (!env.nextauthSecret) throw new Error('NEXTAUTH_SECRET is not set.');
  return env.nextauthSecret;
}

/** HMAC-SHA256 of `purpose:value` in base64url, cut to `length` characters (6 bits each; 43 in full). */
export const sign = (purpose: SigningPurpose, value: string, length = 43): string =>
  createHmac('sha256', signingSecret()).update(`${purpose}:${value}`).digest('base64url').slice(0, length);

/** Whether two strings are equal, in a time that does not tell where they differ. */
export function timingSafeEquals(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether `signature` is what `sign` returns for the same arguments. */
export const isSignature = (signature: string, purpose: SigningPurpose, value: string, length?: number): boolean =>
  timingSafeEquals(signature, sign(purpose, value, length));

/** The HS256 key of access tokens, derived from the secret. 32 bytes. */
export const accessTokenKey = (): Buffer => createHmac('sha256', signingSecret()).update('access-token').digest();

/**
 * The signature header of a webhook: `t=<unix seconds>,v1=<hex>`, an HMAC-SHA256 of "<t>.<body>" keyed by the secret that
 * is shared with the receiver.
 */
export function signWebhook(body: string, sharedSecret: string, unixSeconds: number): string {
  if (!sharedSecret) throw new Error('The secret of the webhook is not set.');
  const digest = createHmac('sha256', sharedSecret).update(`${unixSeconds}.${body}`).digest('hex');
  return `t=${unixSeconds},v1=${digest}`;
}
