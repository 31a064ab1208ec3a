import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { isSignature, sign } from '@/lib/signing';

const SIGNATURE_LENGTH = 32;

/** The URL that unsubscribes an e-mail address. Signed, so that nobody can unsubscribe others; it never expires. */
export function unsubscribeUrl(email: string): string {
  const signature = sign('unsubscribe', email, SIGNATURE_LENGTH);
  const query = new URLSearchParams({ a: Buffer.from(email).toString('base64url'), s: signature });
  return `${env.siteUrl}/api/unsubscribe?${query}`;
}

/** The e-mail address that an unsubscribe link is for; undefined if its signature does not verify. */
export function verifyUnsubscribe(query: URLSearchParams): string | undefined {
  const email = Buffer.from(query.get('a') ?? '', 'base64url').toString();
  return isSignature(query.get('s') ?? '', 'unsubscribe', email, SIGNATURE_LENGTH) ? email : undefined;
}

/** Stores that an address has unsubscribed. Idempotent. */
export async function unsubscribe(email: string): Promise<void> {
  await db.unsubscribe.upsert({ where: { email }, create: { email }, update: {} });
}

/** Whether an address has unsubscribed. */
export const isUnsubscribed = async (email: string): Promise<boolean> =>
  (await db.unsubscribe.findUnique({ where: { email } })) !== null;
